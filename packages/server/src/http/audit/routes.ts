import { calls } from '@ohmstead/contract';
import { isLocalDate } from '@ohmstead/domain';
import { decide } from '../../audit/decide.ts';
import { quarantinedReadings } from '../../audit/quarantine-list.ts';
import { replaceMeter } from '../../audit/replace-meter.ts';
import { settleQuarantined } from '../../audit/settle-quarantine.ts';
import { undo } from '../../audit/undo.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse, refuseField } from '../../errors/outcome.ts';
import { findMeter } from '../../sites/find-meter.ts';
import { witnessPage } from '../../witness/witness-page.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerConsequences } from './consequence-routes.ts';
import { deciderOf, instantIn, stepIn } from './decider-of.ts';
import { registerLists } from './list-routes.ts';
import { presentQuarantined, presentWitness } from './present.ts';

const { audit } = calls;

export const registerAuditCalls = (server: Server, context: Context): void => {
  registerLists(server, context);
  registerDecisions(server, context);
  registerConsequences(server, context);
  registerQuarantine(server, context);
  registerCall(server, audit.powers, async ({ params, query: { before }, request }) => {
    const { db, accountId, nowMs } = scopeOf(context, request);
    const meter = await findMeter(db, accountId, params.id);
    if (!meter) return refuse('wrong_id');
    if (before !== undefined && !isLocalDate(before)) return refuseField('before', 'date_invalid');
    const witnessed = { meterId: params.id, zone: meter.time_zone };
    return presentWitness(await witnessPage(db, witnessed, { before, nowMs }));
  });
};

const registerDecisions = (server: Server, context: Context): void => {
  registerCall(
    server,
    audit.decide,
    async ({ params, body, request }) => {
      const step = stepIn(body);
      return isRefused(step) ? step : decide(deciderOf(context, request), params.id, step);
    },
    'edit.saved',
  );
  registerCall(
    server,
    audit.undo,
    ({ params, body, request }) => undo(deciderOf(context, request), params.id, body.decisionId),
    'edit.saved',
  );
  registerCall(
    server,
    audit.replace,
    async ({ params, body, request }) => {
      const atMicros = instantIn(body.at);
      if (isRefused(atMicros)) return atMicros;
      return replaceMeter(deciderOf(context, request), params.id, { ...body, atMicros });
    },
    'edit.saved',
  );
};

const registerQuarantine = (server: Server, context: Context): void => {
  registerCall(server, audit.quarantine, async ({ params, query: { skip, limit } }) => {
    const rows = await quarantinedReadings(context.db, params.id, { skip, limit: limit + 1 });
    return { items: rows.slice(0, limit).map(presentQuarantined), hasMore: rows.length > limit };
  });
  registerCall(
    server,
    audit.settle,
    ({ params, body, request }) =>
      settleQuarantined(
        { ...scopeOf(context, request), ingest: context.ingest },
        { ...body, meterId: params.id },
      ),
    'edit.saved',
  );
};
