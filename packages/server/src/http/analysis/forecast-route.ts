import { calls } from '@ohmstead/contract';
import { findBilledSite } from '../../bills/billed-site.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { createForecaster } from '../../forecast/known-forecasts.ts';
import { findSite } from '../../sites/site-store.ts';
import { askerOf } from '../asker-of.ts';
import { siteAccessOf } from '../door.ts';
import { registerCall, type Server } from '../register-call.ts';

export const registerForecastCall = (server: Server, context: Context): void => {
  const forecastOf = createForecaster();
  registerCall(server, calls.analysis.forecast, async ({ params, request }) => {
    const scope = askerOf(context, request);
    const [row, billed] = await Promise.all([
      findSite(context.db, scope.accountId, params.id),
      findBilledSite(scope, params.id),
    ]);
    if (isRefused(billed)) return billed;
    if (!row) return refuse('wrong_id');
    const forecast = await forecastOf(scope, billed, row.month_target_kwh);
    return siteAccessOf(request).showsPrices ? forecast : { ...forecast, bill: null };
  });
};
