import { calls } from '@ohmstead/contract';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { callNormal } from '../../incidents/call-normal.ts';
import { listIncidents } from '../../incidents/list-incidents.ts';
import { readIncident } from '../../incidents/read-incident.ts';
import { saveRule } from '../../incidents/save-rule.ts';
import { siteRules } from '../../incidents/site-rules.ts';
import { snoozeIncident } from '../../incidents/snooze-incident.ts';
import { sessionOf, siteAccessOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { incident } = calls;

export const registerIncidentCalls = (server: Server, context: Context): void => {
  const { db, clock } = context;
  registerCall(server, incident.list, ({ params, query, request }) =>
    listIncidents(db, {
      siteId: params.id,
      showsPrices: siteAccessOf(request).showsPrices,
      query,
      now: nowDate(clock),
    }),
  );
  registerCall(server, incident.get, ({ params, request }) =>
    readIncident(db, {
      id: params.id,
      accountId: sessionOf(request).accountId,
      showsPrices: siteAccessOf(request).showsPrices,
      now: nowDate(clock),
    }),
  );
  registerCall(server, incident.snooze, ({ params, body }) =>
    snoozeIncident(db, { id: params.id, hours: body.hours, now: nowDate(clock) }),
  );
  registerCall(server, incident.normal, ({ params, body }) =>
    callNormal(context, { id: params.id, isNormal: body.isNormal, now: nowDate(clock) }),
  );
  registerCall(server, incident.rules, ({ params }) => siteRules(db, params.id, nowDate(clock)));
  registerCall(
    server,
    incident.saveRule,
    async ({ params, body }) => {
      const now = nowDate(clock);
      const saved = await saveRule(context, { siteId: params.id, change: body, now });
      return isRefused(saved) ? saved : siteRules(db, params.id, now);
    },
    'edit.saved',
  );
};
