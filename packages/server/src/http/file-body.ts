// Bodies that are files: whoever handles the call reads them as they come.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { letBodyTakeLong } from './body-time.ts';

/** For a scope whose calls take nothing but files of these types: any other Content-Type is refused before them. */
export const takeOnlyFiles = (scope: FastifyInstance, types: RegExp): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, (_request, payload, done) => done(null, payload));
};

/**
 * The body as it comes. Only whose meter it is gets this far, so it may take its time. Whoever stops reading it before
 * its end leaves it as it is: the rest is read past once the answer is sent, so that the answer reaches the sender and
 * the connection can serve the next request.
 */
export const fileOf = (request: FastifyRequest, reply: FastifyReply): AsyncIterable<Buffer> => {
  // A request without a body comes past the parser.
  const body = request.body instanceof Readable ? request.body : request.raw;
  letBodyTakeLong(request.raw);
  reply.raw.once('finish', () => readPast(body));
  return body.iterator({ destroyOnReturn: false });
};

/** A sender who has had the answer for so long is not waited for any more. */
const patienceMs = 60_000;

const readPast = (body: Readable): void => {
  if (body.closed || body.readableEnded) return;
  const giveUp = setTimeout(() => body.destroy(), patienceMs).unref();
  body.once('close', () => clearTimeout(giveUp));
  body.resume();
};
