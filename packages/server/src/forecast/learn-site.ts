// What a site's own days let us expect of the days to come, learned once a day and again when the past changes.
import {
  type BackTestError,
  bandOf,
  type CoveredFigure,
  consumptionIn,
  coverageIn,
  dateAt,
  dateOfDayNumber,
  dayFeatures,
  dayNumberOf,
  type ForecastBand,
  type ForecastFigure,
  forecastError,
  forecastFigure,
  forecastFigures,
  type HistoryDay,
  type NaiveKind,
  naiveErrors,
  naiveKinds,
  recordOf,
} from '@ohmstead/domain';
import { BoundedMap } from '../collections/bounded-map.ts';
import { readSiteDays, type SiteDay } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';

/** The dates to forecast, the last not included, and how many days of the month remain, counting today. */
export type Horizon = { readonly fromDate: string; readonly toDate: string; readonly daysLeft: number };

export type LearnedFigure = {
  /** A whole day's expected mWh by its number; null while nothing could be learned. */
  readonly dayMwh: ((dayNumber: number) => number) | null;
  readonly knownDays: number;
  readonly band: ForecastBand;
  readonly error: BackTestError | null;
  readonly naive: Readonly<Record<NaiveKind, BackTestError | null>>;
};

export type LearnedSite = Readonly<Record<ForecastFigure, LearnedFigure>>;

export type LearnSite = (reader: SiteReader, site: SiteSnapshot, horizon: Horizon) => Promise<LearnedSite>;

const mostSites = 500;

/** Remembers what it has learned. */
export const createLearner = (): LearnSite => {
  const learned = new BoundedMap<number, { key: string; figures: LearnedSite }>(mostSites);
  return async (reader, site, horizon) => {
    const today = dateAt(site.zone, site.nowMs);
    const key = [site.revision, site.zone, today, horizon.fromDate, horizon.toDate].join();
    const known = learned.get(site.id);
    if (known?.key === key) return known.figures;
    const figures = await learn(reader, site, { ...horizon, today });
    learned.set(site.id, { key, figures });
    return figures;
  };
};

/** Two and a half years: each season comes at least twice, and habits of long ago do not count. */
const daysBack = 900;

type LearnQuery = Horizon & { readonly today: string };

const learn = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { fromDate, toDate, today, daysLeft }: LearnQuery,
): Promise<LearnedSite> => {
  const first = Math.max(
    dayNumberOf(today) - daysBack,
    dayNumberOf(site.firstMs === null ? today : dateAt(site.zone, site.firstMs)),
  );
  const days = await readSiteDays(reader, site, dateOfDayNumber(first), today);
  const history = days.map(historyDay);
  const fromDay = dayNumberOf(fromDate);
  const dates = Array.from({ length: dayNumberOf(toDate) - fromDay }, (_, day) =>
    dateOfDayNumber(fromDay + day),
  );
  // Weather comes in as a column of daily mean temperatures once the server has some.
  const query = { history, dates, today, features: dayFeatures(null), testDays: daysLeft };
  return recordOf(forecastFigures, (figure) => {
    const forecast = forecastFigure(figure, query);
    const spans = forecast?.backTest ?? [];
    return {
      dayMwh: forecast && ((day) => forecast.energyMwh[day - fromDay] ?? 0),
      knownDays: forecast?.knownDays ?? 0,
      band: bandOf(spans),
      error: forecastError(spans),
      naive: recordOf(naiveKinds, (kind) => naiveErrors(spans, kind)?.naive ?? null),
    };
  });
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
