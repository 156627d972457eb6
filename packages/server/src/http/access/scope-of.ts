import type { FastifyRequest } from 'fastify';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { sessionOf } from './door.ts';

/** Who may is known by now: what a call does about a site it does as the site's owner. */
export const scopeOf = (
  context: Pick<Context, 'db' | 'siteCache' | 'clock'>,
  request: FastifyRequest,
): SiteScope => ({
  db: context.db,
  siteCache: context.siteCache,
  accountId: request.siteAccess?.ownerId ?? sessionOf(request).accountId,
  nowMs: nowMs(context.clock),
  ...(request.allowance && { allowance: request.allowance }),
});
