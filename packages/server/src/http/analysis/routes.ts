import { calls } from '@ohmstead/contract';
import { saveAlertParameters } from '../../analysis/alert-parameter-store.ts';
import { askedSpan } from '../../analysis/asked-span.ts';
import { averageDays } from '../../analysis/average-days.ts';
import { dataAlerts } from '../../analysis/data-alerts.ts';
import { loadAnalysis } from '../../analysis/load-analysis.ts';
import { otherAnalysis } from '../../analysis/other-analysis.ts';
import { siteParameters } from '../../analysis/site-parameters.ts';
import type { Context } from '../../context.ts';
import { askedSite } from '../../sites/asked-site.ts';
import { findSite } from '../../sites/site-store.ts';
import { AppError } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { registerCall, type Server } from '../register-call.ts';

/** Local days that are looked at unless others are asked for. */
const usualDays = { load: 30, alerts: 30, profile: 365, other: 1 };

export const registerAnalysisCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, calls.analysis.loadAnalysis, async ({ params, query, request }) => {
    const site = await askedSite(askerOf(context, request), params.id);
    const span = askedSpan(query, { ...site, usualDays: usualDays.load });
    return loadAnalysis(db, site, { span, sensorids: query.sensorids });
  });
  registerCall(server, calls.analysis.profile, async ({ params, query, request }) => {
    const asker = askerOf(context, request);
    const site = await askedSite(asker, params.id);
    const place = await findSite(db, asker.accountId, params.id);
    if (!place) throw new AppError('wrong_id');
    const span = askedSpan(query, { ...site, usualDays: usualDays.profile });
    const isSouthern = (place.latitude ?? 0) < 0;
    return averageDays(db, site, { span, figure: query.figure ?? 'consumption', isSouthern });
  });
  registerCall(server, calls.analysis.otherAnalysis, async ({ params, query, request }) => {
    const site = await askedSite(askerOf(context, request), params.id);
    const span = askedSpan(query, { ...site, usualDays: usualDays.other });
    const { sensorids, quantity = 'powerW' } = query;
    return otherAnalysis(db, site, { span, sensorids, quantity });
  });
  registerAlertCalls(server, context);
};

const registerAlertCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, calls.analysis.dataalert, async ({ params, query, request }) => {
    const site = await askedSite(askerOf(context, request), params.id);
    const { sensorids, kinds, skip } = query;
    const span = askedSpan(query, { ...site, usualDays: usualDays.alerts });
    return dataAlerts(db, site, { span, sensorids, kinds, skip });
  });
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
