// Price series, uploaded as JSON or CSV.
import { calls, mostPrices } from '@ohmstead/contract';
import { dateAt, dayAfter, daysBetween, isLocalDate, localDay } from '@ohmstead/domain';
import type { Context } from '../../context.ts';
import { findSite } from '../../sites/site-store.ts';
import { deleteSeries, pricesIn, storePrices } from '../../tariffs/price-store.ts';
import { type PriceRow, type PricesRead, spansOfRows } from '../../tariffs/read-prices.ts';
import { AppError, invalid } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { timedRows, withCsvBody } from '../csv-body.ts';
import { registerCall, type Server } from '../register-call.ts';

const { tariff } = calls;

/** What a tariff refers to when a site has one series only. */
const usualSeries = 'spot';
const microsPerUnit = 1_000_000;
const minuteMs = 60_000;
const mostDays = 400;

export const registerPriceCalls = (server: Server, context: Context): void => {
  withCsvBody(server, (withCsv) => registerUpload(withCsv, context));
  registerCall(server, tariff.prices, async ({ params, query, request }) => {
    const { db, accountId, nowMs } = askerOf(context, request);
    const site = await findSite(db, accountId, params.id);
    if (!site) throw new AppError('wrong_id');
    const series = query.series ?? usualSeries;
    const span = spanOf(site.time_zone, query, nowMs);
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
    tariff.savePrices,
    async ({ params, query, body }) => {
      const rows = typeof body === 'string' ? pricesOfCsv(body) : body.prices;
      const named = typeof body === 'string' ? query.series : (body.series ?? query.series);
      const series = named ?? usualSeries;
      const spans = rightSpans(spansOfRows(rows));
      await storePrices(context.db, { siteId: params.id, series }, spans);
      return {
        series,
        prices: spans.length,
        from: new Date(spans[0]?.fromMs ?? 0).toISOString(),
        to: new Date(spans.at(-1)?.toMs ?? 0).toISOString(),
      };
    },
    'edit.saved',
  );
};

const pricesOfCsv = (csv: string): PriceRow[] =>
  timedRows(csv, { valueName: 'price', most: mostPrices }).map(({ time, value }) => ({ time, price: value }));

const rightSpans = (read: PricesRead) => {
  if (read.kind === 'ok') return read.spans;
  throw invalid(`prices.${read.row}`, read.code);
};

type SpanAsked = { readonly starttime?: string | undefined; readonly endtime?: string | undefined };

const spanOf = (zone: string, { starttime, endtime }: SpanAsked, nowMs: number) => {
  const today = dateAt(zone, nowMs);
  const from = starttime ?? today;
  const to = endtime ?? dayAfter(today);
  if (!isLocalDate(from)) throw invalid('starttime', 'date_invalid');
  if (!isLocalDate(to) || to < from) throw invalid('endtime', 'date_invalid');
  if (daysBetween(from, to) > mostDays) throw invalid('endtime', 'number_out_of_range');
  return { fromMs: localDay(zone, from).fromMs, toMs: localDay(zone, to).fromMs };
};
