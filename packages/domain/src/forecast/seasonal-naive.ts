// The simplest forecasts, which the real one has to beat.
import type { DayValues } from './day-model.ts';

export const naiveKinds = ['sameWeekdays', 'lastYear'] as const;
export type NaiveKind = (typeof naiveKinds)[number];

const daysOfWeek = 7;
const weeksBack = 4;
/** The same weekday 52 weeks ago. */
const yearBack = 364;

/** Null where the days it looks back to are unknown. `lastDay` is the last day that may be used. */
export const naiveForecast: Record<
  NaiveKind,
  (values: DayValues, day: number, lastDay: number) => number | null
> = {
  /** The mean of the same weekday in the last four weeks. */
  sameWeekdays: (values, day, lastDay) => {
    const first = lastDay - ((((lastDay - day) % daysOfWeek) + daysOfWeek) % daysOfWeek);
    let sum = 0;
    let count = 0;
    for (let week = 0; week < weeksBack; week += 1) {
      const value = values.get(first - week * daysOfWeek);
      if (value === undefined) continue;
      sum += value;
      count += 1;
    }
    return count === 0 ? null : sum / count;
  },
  lastYear: (values, day) => values.get(day - yearBack) ?? null,
};
