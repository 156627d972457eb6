import { calls } from '@ohmstead/contract';
import { saveAlertParameters } from '../../analysis/alert-parameter-store.ts';
import { averageDays } from '../../analysis/average-days.ts';
import { siteParameters } from '../../analysis/site-parameters.ts';
import { askedSpan } from '../../analysis/span-query.ts';
import type { Context } from '../../context/context.ts';
import { askedSite } from '../../energy/site-query.ts';
import { AppError } from '../../errors/app-error.ts';
import { findSite } from '../../sites/site-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { alertsAnswer, loadAnswer, seriesAnswer } from './answers.ts';

/** Local days of the average day unless others are asked for. */
const usualProfileDays = 365;

export const registerAnalysisCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, calls.analysis.loadAnalysis, ({ params, query, request }) =>
    loadAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.analysis.profile, async ({ params, query, request }) => {
    const asker = scopeOf(context, request);
    const site = await askedSite(asker, params.id);
    const place = await findSite(db, asker.accountId, params.id);
    if (!place) throw new AppError('wrong_id');
    const span = askedSpan(query, { ...site, usualDays: usualProfileDays });
    const isSouthern = (place.latitude ?? 0) < 0;
    return averageDays(db, site, { span, figure: query.figure ?? 'consumption', isSouthern });
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
      await saveAlertParameters(db, params.id, body);
      return siteParameters(db, params.id);
    },
    'edit.saved',
  );
};
