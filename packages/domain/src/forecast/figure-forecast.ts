// The forecast of one figure of a site, for days to come and for days that are known only in part.
import { dayNumberOf } from '../time/day-number.ts';
import { type BackTestSpan, backTest } from './back-test.ts';
import type { DayFeatures } from './day-features.ts';
import { type ForecastFigure, type HistoryDay, wholeDayMwh } from './day-history.ts';
import { createDayModel, type DayValues } from './day-model.ts';

export type FigureForecast = {
  /** The energy of each whole day asked for, in mWh, ≥ 0. */
  readonly energyMwh: readonly number[];
  /** The number of whole days the forecast was learned from. */
  readonly knownDays: number;
  /** The tested spans, each of as many days as asked for. */
  readonly backTest: readonly BackTestSpan[];
};

export type ForecastQuery = {
  readonly history: readonly HistoryDay[];
  /** Local dates, some of which may be part of the history. */
  readonly dates: readonly string[];
  /** The day before it is the last that can be known whole. */
  readonly today: string;
  /** Includes the weather where it is known. */
  readonly features: DayFeatures;
  /** How many days ahead the back-test looks: as many as are to come. */
  readonly testDays: number;
};

/** Null until at least one whole day is known. */
export const forecastFigure = (figure: ForecastFigure, asked: ForecastQuery): FigureForecast | null => {
  const lastDay = dayNumberOf(asked.today) - 1;
  const values = wholeDays(asked.history, figure, lastDay);
  const predictor = learn(values, lastDay, asked.features);
  if (!predictor) return null;
  const days = asked.dates.map(dayNumberOf);
  return {
    energyMwh: days.map((day) => predictor(day, Math.max(0, day - lastDay))),
    knownDays: values.size,
    backTest: backTest(values, { days: asked.testDays, features: asked.features }),
  };
};

export const wholeDays = (
  history: readonly HistoryDay[],
  figure: ForecastFigure,
  lastDay: number,
): DayValues => {
  const values = new Map<number, number>();
  for (const day of history) {
    const energyMwh = wholeDayMwh(day, figure);
    const number = dayNumberOf(day.date);
    if (energyMwh !== null && number <= lastDay) values.set(number, energyMwh);
  }
  return values;
};

const learn = (values: DayValues, lastDay: number, features: DayFeatures) => {
  if (values.size === 0) return null;
  const model = createDayModel(values, features);
  for (let day = Math.min(...values.keys()); day <= lastDay; day += 1) model.takeIn(day);
  return model.predictor(lastDay);
};
