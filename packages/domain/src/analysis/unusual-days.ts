// Finds days that are unlike the days before them. The score is the number of robust deviations between a day's energy
// and the median of the eight weeks before, taken over the days of its kind (weekday or weekend) and over its own
// weekday, whichever is nearer: a shop closed on Mondays is not unusual on a Monday. Median and median absolute
// deviation are used because outliers must not decide what is usual.
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
const daysOfWeek = 7;
const leastOfWeekday = 4;
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
    const before = daysJustBefore(days, index);
    const alike = before.filter(({ dayNumber }) => dayTypeOf(dayNumber) === dayTypeOf(day.dayNumber));
    if (alike.length < leastDays) return [];
    const ofWeekday = before.filter(({ dayNumber }) => (day.dayNumber - dayNumber) % daysOfWeek === 0);
    const judged = judgedBy(day, alike);
    const milder = ofWeekday.length < leastOfWeekday ? judged : milderOf(judged, judgedBy(day, ofWeekday));
    return Math.abs(milder.score) >= leastScore ? [milder] : [];
  });

const judgedBy = (day: DayEnergy, before: readonly DayEnergy[]): UnusualDay => {
  const energies = before.map(({ energyMwh }) => energyMwh);
  const usualMwh = medianOf(energies);
  const deviation = toStandard * medianOf(energies.map((energyMwh) => Math.abs(energyMwh - usualMwh)));
  const floor = Math.max(leastDeviationMwh, leastDeviation * usualMwh);
  return { usualMwh, score: (day.energyMwh - usualMwh) / Math.max(deviation, floor), ...day };
};

const milderOf = (one: UnusualDay, other: UnusualDay): UnusualDay =>
  Math.abs(other.score) < Math.abs(one.score) ? other : one;

const daysJustBefore = (days: readonly DayEnergy[], index: number): DayEnergy[] => {
  const { dayNumber = 0 } = days[index] ?? {};
  const before: DayEnergy[] = [];
  for (let back = index - 1; back >= 0; back -= 1) {
    const earlier = days[back];
    if (!earlier || earlier.dayNumber < dayNumber - daysBefore) break;
    before.push(earlier);
  }
  return before;
};
