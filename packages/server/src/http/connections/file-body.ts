// Takes bodies that are files: the call's handler reads them as they come.
import { importLimit } from '@ohmstead/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPastAnswer } from '../answers/read-past.ts';
import { allowSlowBody } from './body-time.ts';

/** Lets the calls of the scope take nothing but files of these types: any other Content-Type is refused before them. */
export const takeOnlyFiles = (scope: FastifyInstance, types: RegExp): void => {
  scope.removeAllContentTypeParsers();
  // The body stays where it is, in the request.
  scope.addContentTypeParser(types, (_request, _payload, done) => done(null, undefined));
};

const longestPauseMs = 30_000;

/**
 * The body as it comes. Only the owner of the meter gets this far, so it may take its time. It need not be read to its
 * end: what is left is discarded once the answer is sent, so that the answer reaches the sender and the connection can
 * serve the next request.
 */
export const fileOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  pauseMs = longestPauseMs,
): AsyncIterable<Buffer> => {
  const { raw } = request;
  allowSlowBody(raw);
  readPastAnswer(request, reply, { pauseMs, mostBytes: importLimit });
  return raw.iterator({ destroyOnReturn: false });
};
