import { calls } from '@ohmstead/contract';
import { saveAlertParameters } from '../../analysis/alert-parameter-store.ts';
import { averageDays } from '../../analysis/average-days.ts';
import { siteParameters } from '../../analysis/site-parameters.ts';
import { spanOfQuery } from '../../analysis/span-query.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { rulesOfSiteChanged } from '../../incidents/rule-changes.ts';
import { findSite } from '../../sites/site-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { alertsAnswer, loadAnswer, seriesAnswer } from './answers.ts';

/** The length in local days where the query names no start. */
const usualProfileDays = 365;

export const registerAnalysisCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, calls.analysis.loadAnalysis, ({ params, query, request }) =>
    loadAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.analysis.profile, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const site = await siteOfQuery(scope, params.id);
    if (isRefused(site)) return site;
    const row = await findSite(db, scope.accountId, params.id);
    if (!row) return refuse('wrong_id');
    const span = spanOfQuery(query, { ...site, usualDays: usualProfileDays });
    if (isRefused(span)) return span;
    const isSouthern = (row.latitude ?? 0) < 0;
    return averageDays(scope, site, { span, figure: query.figure ?? 'consumption', isSouthern });
  });
  registerCall(server, calls.analysis.otherAnalysis, ({ params, query, request }) =>
    seriesAnswer(scopeOf(context, request), params.id, query),
  );
  registerAlertCalls(server, context);
};

const registerAlertCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, calls.analysis.dataalert, ({ params, query, request }) =>
    alertsAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.analysis.dataalertparameter, ({ params }) => siteParameters(db, params.id));
  registerCall(
    server,
    calls.analysis.saveDataalertparameter,
    async ({ params, body }) => {
      await saveAlertParameters(db, { siteId: params.id, change: body, now: nowDate(context.clock) });
      await rulesOfSiteChanged(context, params.id);
      return siteParameters(db, params.id);
    },
    'edit.saved',
  );
};
