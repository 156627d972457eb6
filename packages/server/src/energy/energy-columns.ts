// Energy by hours of a day, days of a month, months of a year, or years.

import type { EnergyColumns, EnergyKey } from '@ohmstead/contract';
import {
  consumptionIn,
  coverageIn,
  dateAt,
  dayAfter,
  type LocalSpan,
  localDay,
  localHours,
  localMonth,
  monthAfter,
  type SiteTotals,
  sourcesIn,
} from '@ohmstead/domain';
import { readSiteDays, readSiteMonths, readSiteSlots } from '../rollups/read-site.ts';
import { sumOf } from '../rollups/read-span.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { type Column, figureNames } from './column.ts';
import { kwhOf } from './figures.ts';
import { hourOf } from './hour-of-slots.ts';

export const timeTypes = { day: 0, month: 1, year: 2, total: 3 } as const;

/** They sum to the consumption. */
const sources = ['gridUse', 'directUse', 'storageUse'] as const;

export const keysOfView = {
  yield: ['yield', 'selfUse', 'export'],
  consumption: ['consumption', ...sources, 'import', 'selfUse'],
  balance: ['import', 'export', 'yield', 'consumption', 'selfUse', 'charge', 'discharge', ...sources],
} as const satisfies Record<string, readonly EnergyKey[]>;

/** The columns of the period of that type that contains the date. */
export const energyColumns = async (
  reader: SiteReader,
  site: SiteSnapshot,
  query: { readonly date: string; readonly timeType: number; readonly keys: readonly EnergyKey[] },
): Promise<EnergyColumns> => present(site, await columnsOf(reader, site, query), query.keys);

/** One column for each day, the end not included. */
export const dayColumns = async (
  reader: SiteReader,
  site: SiteSnapshot,
  query: { readonly fromDate: string; readonly toDate: string; readonly keys: readonly EnergyKey[] },
): Promise<EnergyColumns> =>
  present(site, await days(reader, site, query.fromDate, query.toDate), query.keys);

const present = (
  site: SiteSnapshot,
  columns: readonly Column[],
  keys: readonly EnergyKey[],
): EnergyColumns => ({
  timeZone: site.zone,
  times: columns.map(({ fromMs }) => new Date(fromMs).toISOString()),
  to: new Date(columns.at(-1)?.toMs ?? site.nowMs).toISOString(),
  series: keys.map((key) => ({
    key,
    unit: 'kWh',
    data: columns.map(({ energy }) => kwhOf(energy[figureNames[key]])),
  })),
  coverage: columns.map(({ coverage }) => coverage),
  inconsistent: placesOf(columns, ({ isInconsistent }) => isInconsistent),
  unmetered: placesOf(columns, ({ isUnmetered }) => isUnmetered),
});

const placesOf = (columns: readonly Column[], is: (column: Column) => boolean): number[] =>
  columns.flatMap((column, place) => (is(column) ? [place] : []));

const columnsOf = (
  reader: SiteReader,
  site: SiteSnapshot,
  { date, timeType }: { readonly date: string; readonly timeType: number },
): Promise<Column[]> => {
  switch (timeType) {
    case timeTypes.day:
      return hours(reader, site, date);
    case timeTypes.month:
      return days(reader, site, `${date.slice(0, 7)}-01`, `${monthAfter(date.slice(0, 7))}-01`);
    case timeTypes.year:
      return months(reader, site, date.slice(0, 4));
    default:
      return years(reader, site);
  }
};

const hours = async (reader: SiteReader, site: SiteSnapshot, date: string): Promise<Column[]> => {
  const day = localDay(site.zone, date);
  const slots = await readSiteSlots(reader, site, day);
  return localHours(site.zone, day).map((hour) => hourOf(slots, hour, site.nowMs));
};

const days = async (
  reader: SiteReader,
  site: SiteSnapshot,
  fromDate: string,
  toDate: string,
): Promise<Column[]> => {
  const found = await readSiteDays(reader, site, fromDate, toDate);
  return found.map(({ date, totals }) => columnOf(localDay(site.zone, date), totals));
};

const months = async (reader: SiteReader, site: SiteSnapshot, year: string): Promise<Column[]> => {
  const found = await readSiteMonths(reader, site, `${year}-01`, `${Number(year) + 1}-01`);
  return found.map(({ month, totals }) => columnOf(localMonth(site.zone, `${month}-01`), totals));
};

/** One column for each year from the first reading to now. */
const years = async (reader: SiteReader, site: SiteSnapshot): Promise<Column[]> => {
  const thisYear = yearAt(site, site.nowMs);
  const firstYear = site.firstMs === null ? thisYear : yearAt(site, site.firstMs);
  const all = await readSiteMonths(reader, site, `${firstYear}-01`, `${thisYear + 1}-01`);
  return Array.from({ length: thisYear - firstYear + 1 }, (_, index) => {
    const year = firstYear + index;
    const ofYear = all.filter(({ month }) => Number(month.slice(0, 4)) === year);
    return columnOf(yearSpan(site.zone, year), sumOf(ofYear));
  });
};

const yearAt = ({ zone }: SiteSnapshot, ms: number): number => Number(dateAt(zone, ms).slice(0, 4));

export const yearSpan = (zone: string, year: number): LocalSpan => ({
  fromMs: localDay(zone, `${year}-01-01`).fromMs,
  toMs: localDay(zone, dayAfter(`${year}-12-31`)).fromMs,
});

const columnOf = (span: LocalSpan, totals: SiteTotals): Column => ({
  ...span,
  energy: { ...totals.energy, consumed: consumptionIn(totals), ...sourcesIn(totals) },
  coverage: coverageIn(totals, 'site'),
  isInconsistent: totals.inconsistentMicros > 0,
  isUnmetered: totals.unmeteredMicros > 0,
});
