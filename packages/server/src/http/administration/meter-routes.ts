import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { blockMeter, unblockMeter } from '../../administration/meters/block-meter.ts';
import { contestedClaims } from '../../administration/meters/contested-claims.ts';
import { decideClaim, releaseProof } from '../../administration/meters/decide-claim.ts';
import { listMeters } from '../../administration/meters/list-meters.ts';
import { waitingMeters } from '../../administration/meters/waiting-meters.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { notifyOfLostSerialNumber } from '../../notices/notify-of-lost-serial-number.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { administratorOf } from './administrator-of.ts';

const { admin } = calls;

export const registerMeterAdministration = (server: Server, context: Context): void => {
  const { db, clock, ingest } = context;
  const byOf = (request: FastifyRequest) => ({ ...administratorOf(context, request), ingest });
  registerCall(server, admin.meterlist, ({ query }) => listMeters(db, { ...query, at: nowDate(clock) }));
  registerCall(server, admin.waitingmeters, ({ query }) => waitingMeters(db, query));
  registerCall(server, admin.contestedclaims, ({ query }) =>
    contestedClaims(db, { ...query, at: nowDate(clock) }),
  );
  registerCall(server, admin.decideclaim, ({ body, request }) =>
    decideClaim({ ...byOf(request), notifyLoser: notifyOfLostSerialNumber }, body),
  );
  registerCall(server, admin.releaseproof, ({ params, request }) => releaseProof(byOf(request), params.id));
  registerCall(server, admin.blockmeter, ({ body, request }) => blockMeter(byOf(request), body.sn));
  registerCall(server, admin.unblockmeter, ({ body, request }) => unblockMeter(byOf(request), body.sn));
};
