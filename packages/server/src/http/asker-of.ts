import type { FastifyRequest } from 'fastify';
import { nowMs } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Asker } from '../sites/asker.ts';
import { sessionOf } from './door.ts';

export const askerOf = (context: Pick<Context, 'db' | 'clock'>, request: FastifyRequest): Asker => ({
  db: context.db,
  accountId: sessionOf(request).accountId,
  nowMs: nowMs(context.clock),
});
