import { calls } from '@ohmstead/contract';
import { findBilledSite } from '../../bills/billed-site.ts';
import type { Context } from '../../context.ts';
import { createLearner } from '../../forecast/learn-site.ts';
import { siteForecast } from '../../forecast/site-forecast.ts';
import { findSite } from '../../sites/site-store.ts';
import { AppError } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { siteAccessOf } from '../door.ts';
import { registerCall, type Server } from '../register-call.ts';

export const registerForecastCall = (server: Server, context: Context): void => {
  const learn = createLearner();
  registerCall(server, calls.analysis.forecast, async ({ params, request }) => {
    const asker = askerOf(context, request);
    const site = await findBilledSite(asker, params.id);
    const place = site && (await findSite(context.db, asker.accountId, params.id));
    if (!site || !place) throw new AppError('wrong_id');
    const forecast = await siteForecast(context.db, site, { monthTargetKwh: place.month_target_kwh, learn });
    return siteAccessOf(request).showsPrices ? forecast : { ...forecast, bill: null };
  });
};
