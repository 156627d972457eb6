// A site's own days, and their weather where its cell is known.
import {
  type CoveredFigure,
  consumptionIn,
  coverageIn,
  type DayWeather,
  dateAt,
  dateOfDayNumber,
  dayNumberOf,
  type ForecastFigure,
  forecastFigures,
  type HistoryDay,
  recordOf,
} from '@ohmstead/domain';
import { readSiteDays, type SiteDay } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { readDayWeather, type SiteCell } from '../weather/day-weather.ts';

export type SiteHistory = {
  /** The last day is yesterday. */
  readonly days: readonly HistoryDay[];
  /** Of these days and of the next ones. */
  readonly weather: readonly DayWeather[];
};

/** Two and a half years: each season comes at least twice, and habits of long ago do not count. */
const daysBack = 900;
const weatherDaysAhead = 16;

export const readHistory = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { today, cell }: { readonly today: string; readonly cell: SiteCell | null },
): Promise<SiteHistory> => {
  const first = Math.max(
    dayNumberOf(today) - daysBack,
    dayNumberOf(site.firstMs === null ? today : dateAt(site.zone, site.firstMs)),
  );
  const fromDate = dateOfDayNumber(first);
  const toDate = dateOfDayNumber(dayNumberOf(today) + weatherDaysAhead);
  const [days, weather] = await Promise.all([
    readSiteDays(reader, site, fromDate, today),
    cell ? readDayWeather(reader.db, cell, fromDate, toDate) : [],
  ]);
  return { days: days.map(historyDay), weather };
};

export const balanceNames = {
  consumption: 'consumed',
  import: 'imported',
  export: 'exported',
  yield: 'yielded',
} as const satisfies Record<ForecastFigure, CoveredFigure>;

const historyDay = ({ date, totals }: SiteDay): HistoryDay => {
  const energy = { ...totals.energy, consumed: consumptionIn(totals) };
  return {
    date,
    known: recordOf(forecastFigures, (figure) => 1 - coverageIn(totals, balanceNames[figure]).missing),
    energyMwh: recordOf(forecastFigures, (figure) => energy[balanceNames[figure]]),
  };
};
