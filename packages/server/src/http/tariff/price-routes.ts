// Price series, uploaded as JSON or CSV.
import { calls } from '@ohmstead/contract';
import {
  dateAt,
  dayAfter,
  daysBetween,
  isLocalDate,
  type LocalSpan,
  localDay,
  minuteMs,
} from '@ohmstead/domain';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome, refuse, refuseField } from '../../errors/outcome.ts';
import { findSite } from '../../sites/site-store.ts';
import { deleteSeries, pricesIn, storePrices } from '../../tariffs/price-store.ts';
import { checkSeries, checkSeriesValues } from '../access/check-quotas.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { readSeriesOf, seriesBody, withSeriesBody } from '../calls/series-body.ts';

const { tariff } = calls;

/** The name that a tariff refers to where a site has only one series. */
const usualSeries = 'spot';
const microsPerUnit = 1_000_000;
const mostDays = 400;

export const registerPriceCalls = (server: Server, context: Context): void => {
  withSeriesBody(server, (ofSeries) => registerUpload(ofSeries, context));
  registerCall(server, tariff.prices, async ({ params, query, request }) => {
    const { db, accountId, nowMs } = scopeOf(context, request);
    const site = await findSite(db, accountId, params.id);
    if (!site) return refuse('wrong_id');
    const series = query.series ?? usualSeries;
    const span = spanOf(site.time_zone, query, nowMs);
    if (isRefused(span)) return span;
    const prices = await pricesIn(db, { siteId: params.id, series }, span);
    return {
      series,
      currency: site.price_unit,
      times: prices.map(({ fromMs }) => new Date(fromMs).toISOString()),
      minutes: prices.map(({ fromMs, toMs }) => (toMs - fromMs) / minuteMs),
      prices: prices.map(({ priceMicros }) => priceMicros / microsPerUnit),
    };
  });
  registerCall(
    server,
    tariff.deletePrices,
    async ({ params, query }) => {
      await deleteSeries(context.db, { siteId: params.id, series: query.series });
      return null;
    },
    'edit.deleted',
  );
};

const registerUpload = (server: Server, context: Context): void => {
  registerCall(
    server,
    { ...tariff.savePrices, body: seriesBody },
    async ({ params, query, body, request }) => {
      const read = await readSeriesOf(context.parseThread, 'prices', body);
      if (isRefused(read)) return read;
      const { prices, series: named } = read;
      const series = named ?? query.series ?? usualSeries;
      const over =
        (await checkSeries(context, request, { siteId: params.id, series })) ??
        (await checkSeriesValues(context, request, prices.fromMs.length));
      if (over) return over;
      await storePrices(context.db, { siteId: params.id, series }, prices);
      return {
        series,
        prices: prices.fromMs.length,
        from: new Date(prices.fromMs[0] ?? 0).toISOString(),
        to: new Date(prices.toMs.at(-1) ?? 0).toISOString(),
      };
    },
    'edit.saved',
  );
};

type SpanQuery = { readonly starttime?: string | undefined; readonly endtime?: string | undefined };

const spanOf = (zone: string, { starttime, endtime }: SpanQuery, nowMs: number): Outcome<LocalSpan> => {
  const today = dateAt(zone, nowMs);
  const from = starttime ?? today;
  const to = endtime ?? dayAfter(today);
  if (!isLocalDate(from)) return refuseField('starttime', 'date_invalid');
  if (!isLocalDate(to) || to < from) return refuseField('endtime', 'date_invalid');
  if (daysBetween(from, to) > mostDays) return refuseField('endtime', 'number_out_of_range');
  return { fromMs: localDay(zone, from).fromMs, toMs: localDay(zone, to).fromMs };
};
