// The mean of each clock hour over the days of each month. Years are read one by one, so that a long span takes no more
// memory than one year.
import type { HourMonths } from '@ohmstead/contract';
import { dateAt, hoursByMonth, type LocalSpan, localDay, localHours, meanOfHours } from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { type HourSeries, type HoursOfSpan, hourSeries, type SeriesQuery } from './hour-series.ts';
import { knownSpan } from './known-span.ts';

export const hourMonths = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, ...query }: SeriesQuery,
): Promise<Outcome<HourMonths>> => {
  const found: HourMonths = {
    timeZone: site.zone,
    currency: query.showsPrices ? site.billing.currency : null,
    months: [],
    series: [],
  };
  for (const year of yearsIn(site.zone, sinceFirstHour(site, span))) {
    const hours = await hourSeries(reader, site, { ...query, span: year });
    if (isRefused(hours)) return hours;
    const { months, series } = monthsOf(site.zone, hours);
    found.months.push(...months);
    found.series = series.map((one, index) => joined(found.series[index], one));
  }
  const isWanted = ({ meter, total }: Series) => meter !== null || total !== null;
  return { ...found, series: found.series.filter(isWanted) };
};

/** The span from the clock hour of the first reading on. */
const sinceFirstHour = (site: SiteSnapshot, span: LocalSpan): LocalSpan => {
  const known = knownSpan(site, span);
  if (known.fromMs === known.toMs) return known;
  const day = localDay(site.zone, dateAt(site.zone, known.fromMs));
  const first = localHours(site.zone, day).find(({ toMs }) => toMs > known.fromMs);
  return { ...known, fromMs: Math.max(span.fromMs, first?.fromMs ?? known.fromMs) };
};

/** The span, cut at each New Year. */
const yearsIn = (zone: string, { fromMs, toMs }: LocalSpan): LocalSpan[] => {
  if (fromMs >= toMs) return [];
  const starts = [fromMs];
  const yearOf = (ms: number) => Number(dateAt(zone, ms).slice(0, 'yyyy'.length));
  for (let year = yearOf(fromMs) + 1; year <= yearOf(toMs - 1); year += 1) {
    starts.push(localDay(zone, `${year}-01-01`).fromMs);
  }
  return starts.map((start, index) => ({ fromMs: start, toMs: starts[index + 1] ?? toMs }));
};

type Series = HourMonths['series'][number];

const monthsOf = (zone: string, { times, series }: HoursOfSpan): Pick<HourMonths, 'months' | 'series'> => {
  const months = hoursByMonth(zone, times.map(Date.parse));
  return {
    months: months.map(({ month, places }) => ({
      month,
      times: places.map(([first]) => (first === undefined ? null : (times[first] ?? null))),
    })),
    series: series.map((one) => {
      const means = months.map(({ places }) => places.map((ofHour) => meanOfHours(one, ofHour)));
      return {
        meter: one.meter,
        key: one.key,
        ...wholeOf(times, one),
        mean: means.map((ofMonth) => ofMonth.map(({ mean }) => mean)),
        knownShare: means.map((ofMonth) => ofMonth.map(({ knownShare }) => knownShare)),
      };
    }),
  };
};

const wholeOf = (times: readonly string[], { values }: HourSeries): Pick<Series, 'total' | 'highest'> => {
  let total: number | null = null;
  let highest: Series['highest'] = null;
  for (const [hour, value] of values.entries()) {
    if (value === null) continue;
    total = (total ?? 0) + value;
    if (highest === null || value > highest.value) highest = { at: times[hour] ?? '', value };
  }
  return { total, highest };
};

const joined = (before: Series | undefined, after: Series): Series => {
  if (before === undefined) return after;
  const known = [before.total, after.total].filter((total) => total !== null);
  const isHigher =
    after.highest !== null && (before.highest === null || after.highest.value > before.highest.value);
  return {
    ...before,
    total: known.length === 0 ? null : known.reduce((sum, total) => sum + total, 0),
    highest: isHigher ? after.highest : before.highest,
    mean: [...before.mean, ...after.mean],
    knownShare: [...before.knownShare, ...after.knownShare],
  };
};
