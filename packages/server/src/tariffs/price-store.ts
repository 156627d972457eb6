// Price series of a site: what its dynamic tariffs are priced by.
import {
  minuteMs,
  type PriceSeries,
  type PriceSpan,
  priceSlotsOf,
  type TariffVersion,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { invalidateBillsIn } from '../rollups/invalidate-bills.ts';
import { instantOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import type { PriceColumns } from './price-columns.ts';

type Db = Kysely<Database>;
type Span = { readonly fromMs: number; readonly toMs: number };
type Series = { readonly siteId: number; readonly series: string };

/** Few enough rows at once that other requests are answered in between. */
const stepRows = 2_000;

/** Each step is complete: it stores prices and deletes the bills they affect. Sending a series twice changes nothing. */
export const storePrices = async (
  db: Db,
  { siteId, series }: Series,
  prices: PriceColumns,
): Promise<void> => {
  for (let from = 0; from < prices.fromMs.length; from += stepRows) {
    const step = (column: Float64Array): number[] => [...column.subarray(from, from + stepRows)];
    const [fromMs, toMs, priceMicros] = [step(prices.fromMs), step(prices.toMs), step(prices.priceMicros)];
    await transact(db, async (trx) => {
      await sql`
        insert into price_series (site_id, series, at, minutes, price_micros)
        select ${siteId}, ${series}, ${instantOf(sql`(at_ms * 1000)`)}, minutes, price_micros
        from unnest(${fromMs}::int8[],
          ${toMs.map((to, place) => (to - (fromMs[place] ?? to)) / minuteMs)}::int4[],
          ${priceMicros}::int8[]) as price (at_ms, minutes, price_micros)
        on conflict (site_id, series, at)
        do update set minutes = excluded.minutes, price_micros = excluded.price_micros`.execute(trx);
      await invalidateBillsIn(trx, siteId);
    });
  }
};

/** In order of their beginning; the first may begin before the span. */
export const pricesIn = async (
  db: Db,
  { siteId, series }: Series,
  { fromMs, toMs }: Span,
): Promise<PriceSpan[]> => {
  const ofSeries = sql`select at, minutes, price_micros from price_series
    where site_id = ${siteId} and series = ${series}`;
  const { rows } = await sql<{ at: Date; minutes: number; price_micros: number }>`
    select * from (${ofSeries} and at < ${new Date(fromMs)} order by at desc limit 1) as before
    union all
    select * from (${ofSeries} and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}) as within
    order by at`.execute(db);
  return rows
    .map(({ at, minutes, price_micros }) => ({
      fromMs: at.getTime(),
      toMs: at.getTime() + minutes * minuteMs,
      priceMicros: price_micros,
    }))
    .filter((span) => span.toMs > fromMs);
};

/** The prices of every series that one of the versions refers to. */
export const seriesFor = async (
  db: Db,
  { siteId, versions }: { readonly siteId: number; readonly versions: readonly TariffVersion[] },
  span: Span,
): Promise<PriceSeries> => {
  const names = versions.flatMap(({ buying, feedIn }) =>
    [buying, feedIn].flatMap((tariff) => (tariff?.type === 'dynamic' ? [tariff.series] : [])),
  );
  const series: Record<string, PriceSeries[string]> = {};
  for (const name of new Set(names)) {
    const spans = await pricesIn(db, { siteId, series: name }, span);
    series[name] = priceSlotsOf(spans, span.fromMs, span.toMs);
  }
  return series;
};

export type ListedSeries = { readonly name: string; readonly from: Date; readonly to: Date };

/** Skips from name to name, however many prices each series has. */
export const seriesOf = async (db: Db, siteId: number): Promise<ListedSeries[]> => {
  const ends = sql`(select at from price_series where site_id = ${siteId} and series = name.series`;
  const { rows } = await sql<ListedSeries>`
    with recursive name as (
      (select series from price_series where site_id = ${siteId} order by series limit 1)
      union all
      select (select series from price_series
        where site_id = ${siteId} and series > name.series order by series limit 1)
      from name where name.series is not null)
    select series as name, ${ends} order by at limit 1) as "from", ${ends} order by at desc limit 1) as "to"
    from name where series is not null`.execute(db);
  return rows;
};

export const deleteSeries = async (db: Db, { siteId, series }: Series): Promise<void> => {
  const deleteStep = sql`delete from price_series where site_id = ${siteId} and ctid = any(array(
    select ctid from price_series where site_id = ${siteId} and series = ${series} limit ${stepRows}))`;
  let rows: bigint | undefined;
  do {
    rows = await transact(db, async (trx) => {
      const { numAffectedRows } = await deleteStep.execute(trx);
      await invalidateBillsIn(trx, siteId);
      return numAffectedRows;
    });
  } while (rows === BigInt(stepRows));
};
