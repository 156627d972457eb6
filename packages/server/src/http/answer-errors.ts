// The one place where errors become answers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../storage/storage.ts';
import { AppError } from './app-error.ts';
import { failure, languageOfRequest } from './envelope.ts';
import { appErrorOf } from './error-of.ts';

export const answerErrors = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error, request, reply) => answerError(log, error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply));
};

export const answerError = (
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const known = appErrorOf(error);
  if (!known || known.code === 'unavailable') {
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  }
  return answer(known ?? new AppError('internal'), request, reply);
};

const answer = (error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { retryAfterSeconds } = error.detail;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(error.status).send(failure(languageOfRequest(request), error));
};
