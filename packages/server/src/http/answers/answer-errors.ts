// The one place where errors become answers.
import type { ErrorCode } from '@ohmstead/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { troubleOf } from '../../storage/database-trouble.ts';
import type { Outages } from '../../storage/outages.ts';
import { AppError } from './app-error.ts';
import { failure, languageOfRequest } from './envelope.ts';
import { appErrorOf } from './error-of.ts';
import { readPastAnswer } from './read-past.ts';

export const answerErrors = (app: FastifyInstance, outages: Outages): void => {
  app.setErrorHandler((error, request, reply) => answerError(outages, error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new AppError(unknownAddress(request)), request, reply));
};

const unknownAddress = ({ url }: FastifyRequest): ErrorCode =>
  url.startsWith('/api/v1/common/') ? 'common_query_unknown' : 'not_found';

export const answerError = (
  outages: Outages,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const known = appErrorOf(error);
  if (!known || troubleOf(error) !== null) {
    outages.log.error(
      { err: error, method: request.method, route: request.routeOptions.url },
      'request failed',
    );
  }
  if (known?.status === 503) outages.refused();
  if (known?.status === 413) {
    // Fastify would close the connection.
    reply.removeHeader('connection');
    readPastAnswer(request, reply, pastTooLarge);
  }
  return answer(known ?? new AppError('internal'), request, reply);
};

/** Several times the largest body that may be sent. */
const pastTooLarge = { pauseMs: 5_000, mostBytes: 64 * 1024 * 1024 };

/** A database that restarts is usually back after this time. */
const outageSeconds = 5;

const answer = (error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const retryAfterSeconds =
    error.detail.retryAfterSeconds ?? (error.status === 503 ? outageSeconds : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(error.status).send(failure(languageOfRequest(request), error));
};
