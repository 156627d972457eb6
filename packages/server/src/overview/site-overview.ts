import type { SiteOverview } from '@ohmstead/contract';
import {
  dateAt,
  dayAfter,
  dayBefore,
  dayChange,
  highestPower,
  type LocalSpan,
  localDay,
  lowestPower,
  minuteMs,
  monthAfter,
  noTotals,
  type PowerExtreme,
  type SiteTotals,
  sameWallClock,
} from '@ohmstead/domain';
import { billedSiteOf } from '../bills/billed-site.ts';
import { siteEmissions } from '../energy/emissions.ts';
import { demandOf, figuresOf } from '../energy/figures.ts';
import { upTo } from '../energy/known-span.ts';
import { siteOfQuery } from '../energy/site-query.ts';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import { presentMeter, presentNewestUpdate, presentOpenIncidents, presentPower } from '../power/present.ts';
import { type DayQuery, findDay, powersOf } from '../power/site-day.ts';
import { readSiteDays, readSiteMonths, type SiteDay } from '../rollups/read-site.ts';
import { readSpan, sumOf } from '../rollups/read-span.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { siteMoney } from './site-money.ts';

type OverviewQuery = DayQuery & {
  /** Whether the reader may see what energy costs here. */
  readonly showsPrices: boolean;
};

export const siteOverview = async (
  scope: SiteScope,
  query: OverviewQuery,
): Promise<Outcome<SiteOverview>> => {
  const [found, snapshot] = await Promise.all([findDay(scope, query), siteOfQuery(scope, query.siteId)]);
  if (isRefused(found)) return found;
  if (isRefused(snapshot)) return snapshot;
  const { site, date, meters } = found;
  const span = upTo(scope.nowMs, localDay(site.time_zone, date));
  const [dayBeforeIt, day] = await readSiteDays(scope, snapshot, dayBefore(date), dayAfter(date));
  const totals = day?.totals ?? noTotals;
  // These run together: while one is computed, the database looks up another.
  const [before, powers, longer, money, co2] = await Promise.all([
    comparedWith(scope, snapshot, date, dayBeforeIt),
    powersOf(scope, found, span),
    longerSpans(scope, snapshot, date),
    query.showsPrices ? moneyOf(scope, snapshot) : null,
    siteEmissions(scope, snapshot, span, totals),
  ]);
  const consumption = powers.series.get('consumption') ?? [];
  return {
    id: site.id,
    name: site.name,
    timeZone: site.time_zone,
    date,
    live: presentPower(meters),
    lastUpdateTime: presentNewestUpdate(meters),
    openIncidents: presentOpenIncidents(meters, query.showsPrices),
    day: figuresOf(totals),
    dayBefore: figuresOf(before),
    dayChange: dayChange(totals, before),
    ...longer,
    peak: presentExtreme(highestPower(consumption), span),
    least: presentExtreme(lowestPower(consumption), span),
    demand: demandOf(totals),
    money,
    co2,
    meters: meters.map(presentMeter),
  };
};

const moneyOf = async (reader: SiteReader, site: SiteSnapshot): Promise<SiteOverview['money']> =>
  siteMoney(reader, await billedSiteOf(reader.db, site));

/** The day before, up to the same wall-clock time where the day is still running. */
const comparedWith = async (
  reader: SiteReader,
  site: SiteSnapshot,
  date: string,
  before: SiteDay | undefined,
): Promise<SiteTotals> => {
  const { zone, nowMs } = site;
  if (date !== dateAt(zone, nowMs)) return before?.totals ?? noTotals;
  const { fromMs } = localDay(zone, dayBefore(date));
  return readSpan(reader, site, { fromMs, toMs: sameWallClock(zone, nowMs, dayBefore(date)) });
};

type Longer = Pick<SiteOverview, 'month' | 'year' | 'total'>;

/** Month, year and total, computed from the same months. */
const longerSpans = async (scope: SiteScope, site: SiteSnapshot, date: string): Promise<Longer> => {
  const { nowMs } = scope;
  const [thisMonth, month] = [dateAt(site.zone, nowMs).slice(0, 7), date.slice(0, 7)];
  const firstMonth = dateAt(site.zone, site.firstMs ?? nowMs).slice(0, 7);
  const months = await readSiteMonths(scope, site, firstMonth, monthAfter(thisMonth));
  const isWithinSite = month >= firstMonth && month <= thisMonth;
  const ofMonth = isWithinSite
    ? months.filter((other) => other.month === month)
    : await readSiteMonths(scope, site, month, monthAfter(month));
  return {
    month: figuresOf(sumOf(ofMonth)),
    year: figuresOf(sumOf(months.filter((other) => other.month.slice(0, 4) === date.slice(0, 4)))),
    total: figuresOf(sumOf(months)),
  };
};

const presentExtreme = (extreme: PowerExtreme | null, { fromMs }: LocalSpan): SiteOverview['peak'] =>
  extreme && { powerW: extreme.powerW, at: new Date(fromMs + extreme.minute * minuteMs).toISOString() };
