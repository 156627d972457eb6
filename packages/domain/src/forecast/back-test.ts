// How good the forecast would have been: at many days of the past it is made from the days before only (rolling
// origin), for as many days as are to be forecast now, and compared with the actual energy and with the naive forecasts.

import type { DayFeatures } from './day-features.ts';
import { createDayModel, type DayPredictor, type DayValues } from './day-model.ts';
import { type NaiveKind, naiveForecast, naiveKinds } from './seasonal-naive.ts';

/** Energies of one span of the past, mWh. */
export type BackTestSpan = {
  readonly actual: number;
  readonly forecast: number;
  readonly naive: Readonly<Record<NaiveKind, number | null>>;
};

/** The origins lie so far apart that there are at most this many. */
const mostOrigins = 100;
const leastDaysBetween = 5;
/** Nothing is tested before four weeks are known. */
const leastKnownDays = 28;

/** Returns only spans all of whose days are known, oldest first. */
export const backTest = (
  values: DayValues,
  { days, features }: { days: number; features: DayFeatures },
): BackTestSpan[] => {
  const spans: BackTestSpan[] = [];
  const first = Math.min(...values.keys());
  const last = Math.max(...values.keys());
  const daysBetween = Math.max(leastDaysBetween, Math.ceil((last - first) / mostOrigins));
  const model = createDayModel(values, features);
  let known = 0;
  for (let day = first; day + days <= last; day += 1) {
    model.takeIn(day);
    known += values.has(day) ? 1 : 0;
    if (known < leastKnownDays || (day - first) % daysBetween !== 0) continue;
    const span = tested(values, { predictor: model.predictor(day), lastDay: day, days });
    if (span) spans.push(span);
  }
  return spans;
};

type Origin = { readonly predictor: DayPredictor | null; readonly lastDay: number; readonly days: number };

const tested = (values: DayValues, { predictor, lastDay, days }: Origin): BackTestSpan | null => {
  if (!predictor) return null;
  const ahead = Array.from({ length: days }, (_, index) => index + 1);
  const actual = sumOrNull(ahead.map((day) => values.get(lastDay + day) ?? null));
  if (actual === null) return null;
  const naiveSum = (kind: NaiveKind): number | null =>
    sumOrNull(ahead.map((day) => naiveForecast[kind](values, lastDay + day, lastDay)));
  const [sameWeekdays, lastYear] = [naiveSum(naiveKinds[0]), naiveSum(naiveKinds[1])];
  const forecast = ahead.reduce((sum, day) => sum + predictor(lastDay + day, day), 0);
  return { actual, forecast, naive: { sameWeekdays, lastYear } };
};

const sumOrNull = (values: readonly (number | null)[]): number | null => {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
};
