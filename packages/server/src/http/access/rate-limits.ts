// Uploads have limits of their own, per meter; these are for everything else, per address.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../network/network-of.ts';
import { AppError } from '../answers/app-error.ts';
import { sessionOf } from './door.ts';
import { SteadyWindows } from './steady-windows.ts';

/** More than a page with all its parts asks for at once; the interface promises 100. */
const requestsPerSecond = 500;
const registrationsPerHour = 60;
/** A whole office behind one address may forget its passwords on the same Monday. */
const passwordRequestsPerHour = 30;
/** A demo login costs a row and nothing else: the demo's password is known and not hashed. */
const demoLoginsPerMinute = 200;
/**
 * Whoever installs a hundred meters types each a few times; a search through all serial numbers takes very much longer.
 */
const serialNumberChecksPerHour = { ofAccount: 500, ofAddress: 1000 };
/** A search goes out with every pause in typing; each is asked of a service that is free for all. */
const placeSearchesPerMinute = { ofAccount: 40, ofAddress: 100 };
const channelsPerHour = 60;
const channelTestsPerHour = 60;
/** Several people behind one address, each with a page of a few calls. */
const publicCallsPerSecond = 50;

export const limitRequests = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    store: SteadyWindows,
    max: requestsPerSecond,
    timeWindow: 1000,
    keyGenerator: ({ ip }) => networkOf(ip),
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

/** Whoever asks for others' passwords learns nothing by it, and fills their mailboxes slowly. */
export const passwordRequestLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: passwordRequestsPerHour, timeWindow: 3_600_000 });

export const demoLoginLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: demoLoginsPerMinute, timeWindow: 60_000 });

export const publicPageLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: publicCallsPerSecond, timeWindow: 1000 });

export const serialNumberCheckLimit = (app: FastifyInstance): Limit =>
  accountLimit(app, serialNumberChecksPerHour, 3_600_000);

export const placeSearchLimit = (app: FastifyInstance): Limit =>
  accountLimit(app, placeSearchesPerMinute, 60_000);

type MostOfBoth = { readonly ofAccount: number; readonly ofAddress: number };

/** Limits the account as well as the address: an account may have as many addresses as it likes. */
const accountLimit = (
  app: FastifyInstance,
  { ofAccount, ofAddress }: MostOfBoth,
  timeWindow: number,
): Limit => {
  const limits = [
    limitOf(app, { max: ofAccount, timeWindow, keyGenerator: accountOfRequest }),
    limitOf(app, { max: ofAddress, timeWindow }),
  ];
  return async (request) => {
    for (const limit of limits) await limit(request);
  };
};

/** Each looks a name up and may send a mail to somebody else's address. */
export const channelLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: channelsPerHour, timeWindow: 3_600_000, keyGenerator: accountOfRequest });

/** Each makes this server connect to an address that the account chose. */
export const channelTestLimit = (app: FastifyInstance): Limit =>
  limitOf(app, { max: channelTestsPerHour, timeWindow: 3_600_000, keyGenerator: accountOfRequest });

const accountOfRequest = (request: FastifyRequest): string => String(sessionOf(request).accountId);

type Limit = (request: FastifyRequest) => Promise<void>;

type Most = {
  readonly max: number;
  readonly timeWindow: number;
  readonly keyGenerator?: (request: FastifyRequest) => string;
};

/** Limits an address unless another key is given. */
const limitOf = (
  app: FastifyInstance,
  { keyGenerator = ({ ip }) => networkOf(ip), ...most }: Most,
): Limit => {
  const check = app.createRateLimit({ ...most, keyGenerator });
  return async (request) => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw new AppError('rate_limited', { retryAfterSeconds: limit.ttlInSeconds });
    }
  };
};
