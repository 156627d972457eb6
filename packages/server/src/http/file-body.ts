// Bodies that are files: whoever handles the call reads them as they come.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { letTakeLong } from './body-time.ts';

/** For a scope whose calls take nothing but files of these types: any other Content-Type is refused before them. */
export const takeOnlyFiles = (scope: FastifyInstance, types: RegExp): void => {
  scope.removeAllContentTypeParsers();
  // The body stays where it is, in the request.
  scope.addContentTypeParser(types, (_request, _payload, done) => done(null, undefined));
};

/** A sender who has the answer and sends nothing for this long, or twice as long at most, is cut off. */
const longestPauseMs = 30_000;

/**
 * The body as it comes. Only the owner of the meter gets this far, so it may take its time. It need not be read to its
 * end: what is left is discarded once the answer is sent, so that the answer reaches the sender and the connection can
 * serve the next request.
 */
export const fileOf = (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  pauseMs = longestPauseMs,
): AsyncIterable<Buffer> => {
  letTakeLong(raw);
  reply.raw.once('finish', () => readPast(raw, pauseMs));
  return raw.iterator({ destroyOnReturn: false });
};

const readPast = (body: IncomingMessage, pauseMs: number): void => {
  if (body.closed || body.readableEnded) return;
  const { socket } = body;
  // Node.js discards a body that nobody has begun to read without any event of it, so the socket's bytes are counted.
  let bytesRead = -1;
  const looking = setInterval(() => {
    if (socket.bytesRead === bytesRead) body.destroy();
    bytesRead = socket.bytesRead;
  }, pauseMs).unref();
  body.once('close', () => clearInterval(looking));
  body.resume();
};
