// Days unlike the own days before: how many robust deviations a day's energy lies off the median of the days of its
// kind (weekday or weekend) in the eight weeks before. Median and median absolute deviation, since what is looked
// for must not decide what is usual.
import { dayTypeOf } from './day-kind.ts';
import { medianOf } from './quantile.ts';

export type DayEnergy = { readonly dayNumber: number; readonly energyMwh: number };

export type UnusualDay = DayEnergy & {
  readonly usualMwh: number;
  /** Negative: less than usual. */
  readonly score: number;
};

const daysBefore = 56;
const leastDays = 8;
/** Makes the median absolute deviation of normal noise its standard deviation. */
const toStandard = 1.4826;
/** Where days are nearly alike, a tenth of the usual energy counts as a deviation: small is not unusual. */
const leastDeviation = 0.1;
const leastDeviationMwh = 100_000;

/** Whole days in order; those before `fromDay` are looked back to only. */
export const unusualDays = (
  days: readonly DayEnergy[],
  { fromDay, leastScore }: { fromDay: number; leastScore: number },
): UnusualDay[] =>
  days.flatMap((day, index) => {
    if (day.dayNumber < fromDay) return [];
    const before = energiesBefore(days, index);
    if (before.length < leastDays) return [];
    const usualMwh = medianOf(before);
    const deviation = toStandard * medianOf(before.map((energyMwh) => Math.abs(energyMwh - usualMwh)));
    const floor = Math.max(leastDeviationMwh, leastDeviation * usualMwh);
    const score = (day.energyMwh - usualMwh) / Math.max(deviation, floor);
    return Math.abs(score) >= leastScore ? [{ ...day, usualMwh, score }] : [];
  });

const energiesBefore = (days: readonly DayEnergy[], index: number): number[] => {
  const day = days[index];
  if (!day) return [];
  const type = dayTypeOf(day.dayNumber);
  const energies: number[] = [];
  for (let back = index - 1; back >= 0; back -= 1) {
    const before = days[back];
    if (!before || before.dayNumber < day.dayNumber - daysBefore) break;
    if (dayTypeOf(before.dayNumber) === type) energies.push(before.energyMwh);
  }
  return energies;
};
