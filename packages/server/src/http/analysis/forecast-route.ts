import { calls } from '@ohmstead/contract';
import { findBilledSite } from '../../bills/billed-site.ts';
import type { Context } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { createForecaster } from '../../forecast/known-forecasts.ts';
import { findSite } from '../../sites/site-store.ts';
import { siteAccessOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerForecastCall = (server: Server, context: Context): void => {
  const forecastOf = createForecaster();
  registerCall(server, calls.analysis.forecast, async ({ params, request }) => {
    const asker = scopeOf(context, request);
    const [place, site] = await Promise.all([
      findSite(context.db, asker.accountId, params.id),
      findBilledSite(asker, params.id),
    ]);
    if (!place || !site) throw new AppError('wrong_id');
    const forecast = await forecastOf(context.db, site, place.month_target_kwh);
    return siteAccessOf(request).showsPrices ? forecast : { ...forecast, bill: null };
  });
};
