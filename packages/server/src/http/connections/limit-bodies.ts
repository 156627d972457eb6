// Limits how many files and series may be under way: of one account, of one address, and in all. A permit is acquired
// before the body is read, and released once the request is over and what is made of its body has ended: a container is
// read when all of it is there, and its sender may be gone by then.

import type { ErrorCode } from '@ohmstead/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '../access/door.ts';
import { AppError } from '../answers/app-error.ts';
import { createPermits } from './body-permits.ts';
import { watchSender } from './least-speed.ts';

export type BodyLimits = {
  readonly ofAccount: number;
  readonly ofAddress: number;
  readonly inAll: number;
  readonly code: ErrorCode;
};

export const limitBodies = (
  scope: FastifyInstance,
  { ofAccount, ofAddress, inAll, code }: BodyLimits,
): void => {
  const permits = createPermits(inAll);
  // The door comes before, so the account is known.
  scope.addHook('preParsing', (request, reply, _payload, done) => {
    const shares = [
      { key: `account ${sessionOf(request).accountId}`, most: ofAccount },
      { key: `address ${request.ip}`, most: ofAddress },
    ];
    const release = permits.acquire(shares, watchSender(request, reply));
    if (release === null) return done(new AppError(code, { retryAfterSeconds: 10 }));
    reply.raw.once('close', () => void (works.get(request) ?? Promise.resolve()).finally(release));
    done();
  });
};

const works = new WeakMap<FastifyRequest, Promise<unknown>>();

/** The request's permit is held until this work has ended, too. */
export const withPermit = <Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> => {
  works.set(
    request,
    work.catch(() => undefined),
  );
  return work;
};
