import { calls } from '@ohmstead/contract';
import { findBilledSite } from '../../bills/billed-site.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { createForecaster } from '../../forecast/known-forecasts.ts';
import { findSite } from '../../sites/site-store.ts';
import { cellOfSite } from '../../weather/day-weather.ts';
import { siteAccessOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerForecastCall = (server: Server, context: Context): void => {
  const forecastOf = createForecaster();
  registerCall(server, calls.analysis.forecast, async ({ params, request }) => {
    const scope = scopeOf(context, request);
    const [row, billed] = await Promise.all([
      findSite(context.db, scope.accountId, params.id),
      findBilledSite(scope, params.id),
    ]);
    if (isRefused(billed)) return billed;
    if (!row) return refuse('wrong_id');
    const cell = context.weather.isOff ? null : cellOfSite(row);
    const goals = { monthTargetKwh: row.month_target_kwh, cell };
    const forecast = await forecastOf(scope, billed, goals);
    return siteAccessOf(request).showsPrices ? forecast : { ...forecast, bill: null };
  });
};
