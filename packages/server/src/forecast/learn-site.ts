// What a site's own days let us expect of the days to come, learned once a day and again when the past or the weather
// changes.

import { setImmediate } from 'node:timers/promises';
import {
  type BackTestError,
  bandOf,
  chooseWeather,
  dateAt,
  dateOfDayNumber,
  dayFeatures,
  dayNumberOf,
  type FigureForecast,
  type ForecastBand,
  type ForecastFigure,
  forecastError,
  forecastFigure,
  forecastFigures,
  type NaiveKind,
  naiveErrors,
  naiveKinds,
  recordOf,
  type UsualConsumption,
  type WeatherUse,
  weatherDeviations,
} from '@ohmstead/domain';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import { type SiteCell, weatherVersion } from '../weather/day-weather.ts';
import { consumptionAtTemperature } from './consumption-at-temperature.ts';
import { readHistory, type SiteHistory } from './site-history.ts';

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

export type LearnedFigures = Readonly<Record<ForecastFigure, LearnedFigure>>;

export type LearnedSite = {
  readonly figures: LearnedFigures;
  readonly weather: WeatherUse;
  readonly usualConsumption: UsualConsumption | null;
};

export type LearnQuery = {
  readonly horizon: Horizon;
  /** Null without coordinates, or where no weather may be asked for. */
  readonly cell: SiteCell | null;
};

export type LearnSite = (reader: SiteReader, site: SiteSnapshot, query: LearnQuery) => Promise<LearnedSite>;

const mostSites = 500;

/** Remembers what it has learned. */
export const createLearner = (): LearnSite => {
  const known = new BoundedMap<number, { key: string; learned: LearnedSite }>(mostSites);
  return async (reader, site, { horizon, cell }) => {
    const today = dateAt(site.zone, site.nowMs);
    const version = cell && (await weatherVersion(reader.db, cell));
    const key = [site.revision, site.zone, today, horizon.fromDate, horizon.toDate, version].join();
    const before = known.get(site.id);
    if (before?.key === key) return before.learned;
    const learnFrom = async (history: SiteHistory): Promise<LearnedSite> => ({
      ...(await learnFigures(history, { ...horizon, today })),
      usualConsumption: consumptionAtTemperature(history, today),
    });
    const { made: history, isWhole } = await whetherWhole(reader, () =>
      readHistory(reader, site, { today, cell }),
    );
    // A part of the days would be another forecast, which nobody could tell from the right one.
    if (!isWhole) return learnFrom({ ...history, days: [] });
    const learned = await learnFrom(history);
    known.set(site.id, { key, learned });
    return learned;
  };
};

type Dates = Horizon & { readonly today: string };
type Trial = { readonly use: WeatherUse; readonly figures: Record<ForecastFigure, FigureForecast | null> };

const learnFigures = async (
  { days, weather }: SiteHistory,
  { fromDate, toDate, today, daysLeft }: Dates,
): Promise<Pick<LearnedSite, 'figures' | 'weather'>> => {
  const fromDay = dayNumberOf(fromDate);
  const dates = Array.from({ length: dayNumberOf(toDate) - fromDay }, (_, day) =>
    dateOfDayNumber(fromDay + day),
  );
  const deviations = weatherDeviations(weather, today);
  const trials: Trial[] = [];
  for (const use of usesToTry(deviations.size, days)) {
    const features = dayFeatures(deviations, use);
    const query = { history: days, dates, today, features, testDays: daysLeft };
    trials.push({ use, figures: recordOf(forecastFigures, (figure) => forecastFigure(figure, query)) });
    // Requests that wait come first.
    await setImmediate();
  }
  const use = chooseWeather(trials.map(({ use, figures }) => ({ use, backTests: backTestsOf(figures) })));
  const chosen = trials.find((trial) => trial.use === use) ?? trials[0];
  return {
    weather: use,
    figures: recordOf(forecastFigures, (figure) => learnedFigure(chosen?.figures[figure] ?? null, fromDay)),
  };
};

/** Sunlight matters where something produces. */
const usesToTry = (weatherDays: number, days: SiteHistory['days']): WeatherUse[] => {
  if (weatherDays === 0) return ['none'];
  const produces = days.some(({ energyMwh }) => energyMwh.yield !== null || (energyMwh.export ?? 0) > 0);
  return produces ? ['none', 'degreeHours', 'radiation', 'both'] : ['none', 'degreeHours'];
};

const backTestsOf = (figures: Trial['figures']) =>
  forecastFigures.map((figure) => figures[figure]?.backTest ?? []);

const learnedFigure = (forecast: FigureForecast | null, fromDay: number): LearnedFigure => {
  const spans = forecast?.backTest ?? [];
  return {
    dayMwh: forecast && ((day) => forecast.energyMwh[day - fromDay] ?? 0),
    knownDays: forecast?.knownDays ?? 0,
    band: bandOf(spans),
    error: forecastError(spans),
    naive: recordOf(naiveKinds, (kind) => naiveErrors(spans, kind)?.naive ?? null),
  };
};
