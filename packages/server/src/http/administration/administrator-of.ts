import type { FastifyRequest } from 'fastify';
import type { Administrator } from '../../administration/administrator.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { sessionOf } from '../access/door.ts';

/** Who asks, of a request that has passed the door of administrators. */
export const administratorOf = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
): Administrator => ({ db, username: sessionOf(request).username, at: nowDate(clock) });
