// Uploads have limits of their own, per meter; these are for everything else, per address.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Above what a page with all its parts asks for at once; the interface promises 100. */
const requestsPerSecond = 500;
const registrationsPerHour = 60;
/** Several people behind one address, each with a page of a few calls. */
const publicCallsPerSecond = 50;

export const limitRequests = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    max: requestsPerSecond,
    timeWindow: 1000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new AppError('rate_limited', { retryAfterSeconds: 1 }),
  });
};

/** Only whole registrations count, so that correcting an entry costs nothing. */
export const registrationLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: registrationsPerHour, timeWindow: 3_600_000 });

export const publicPageLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: publicCallsPerSecond, timeWindow: 1000 });

type Limit = (request: FastifyRequest) => Promise<void>;

const limitOf = (
  app: FastifyInstance,
  most: { readonly max: number; readonly timeWindow: number },
): Limit => {
  const check = app.createRateLimit(most);
  return async (request) => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw new AppError('rate_limited', { retryAfterSeconds: limit.ttlInSeconds });
    }
  };
};
