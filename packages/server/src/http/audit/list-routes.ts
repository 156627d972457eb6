// The audit list, and what leads to it or belongs to its items.
import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { askedDates } from '../../audit/asked-dates.ts';
import { type Asker, auditList } from '../../audit/audit-list.ts';
import { auditedMeter } from '../../audit/audited-meter.ts';
import { countsAround } from '../../audit/counts-around.ts';
import { siteCauses } from '../../audit/site-causes.ts';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse, refuseField } from '../../errors/outcome.ts';
import { findSite } from '../../sites/site-store.ts';
import { siteAccessOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { instantIn } from './decider-of.ts';

const { audit } = calls;

export const registerLists = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, audit.list, async ({ params, query, request }) => {
    const meter = await auditedMeter(db, params.id);
    if (!meter) return refuse('wrong_id');
    const span = askedDates(query, meter.zone);
    if (isRefused(span)) return span;
    const { skip, limit, kind } = query;
    return auditList(db, meter, { skip, limit, kind, span: span ?? undefined }, askerOf(context, request));
  });
  registerCall(server, audit.counts, async ({ params, query: { at, register } }) => {
    const atMicros = instantIn(at);
    return isRefused(atMicros) ? atMicros : countsAround(db, { meterId: params.id, atMicros, register });
  });
  registerCall(server, audit.causes, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const site = await findSite(db, scope.accountId, params.id);
    if (!site) return refuse('wrong_id');
    const span = askedDates(query, site.time_zone);
    if (isRefused(span)) return span;
    if (!span) return refuseField('from', 'date_invalid');
    return siteCauses(db, { siteId: params.id, span, nowMs: scope.nowMs });
  });
};

const askerOf = (context: Context, request: FastifyRequest): Asker => {
  const { role, showsPrices } = siteAccessOf(request);
  return { showsPrices, isOwner: role === 'owner', nowMs: nowMs(context.clock) };
};
