// Files and series under way: few of one account, of one address, and in all. A place is taken before the body is read.

import type { ErrorCode } from '@ohmstead/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { sessionOf } from '../access/door.ts';
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
  const places = createPermits(inAll);
  // Behind the door, which tells whose request it is.
  scope.addHook('preParsing', (request, reply, _payload, done) => {
    const shares = [
      { key: `account ${sessionOf(request).accountId}`, most: ofAccount },
      { key: `address ${request.ip}`, most: ofAddress },
    ];
    const leave = places.acquire(shares, watchSender(request, reply));
    if (leave === null) return done(new AppError(code, { retryAfterSeconds: 10 }));
    reply.raw.once('close', leave);
    done();
  });
};
