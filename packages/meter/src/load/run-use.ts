import { chance, seedOf, swing } from '../chance.ts';
import { type Day, minuteAtWall, minuteOfEpoch } from '../day.ts';
import type { LoadDay } from './load-day.ts';

/** Something started now and then that runs its programme: washing, cooking, a charging car, milking. */
export type RunUse = {
  readonly kind: 'run';
  /** The likelihood on each weekday, Sunday first. */
  readonly chances: readonly number[];
  /** It starts between these minutes after midnight. */
  readonly from: number;
  readonly to: number;
  readonly stages: readonly Stage[];
  /** The only months, 1–12, in which it runs, for example for irrigation. */
  readonly months?: readonly number[];
  /** It runs by a timer, whether people are at home or not. */
  readonly unattended?: boolean;
};

export type Stage = { readonly minutes: number; readonly watts: number };

export const runWatts = (use: RunUse, { seed, day, away }: LoadDay): Float64Array => {
  const watts = new Float64Array(day.minutes);
  if ((away && !use.unattended) || !isDue(use, seed, day)) return watts;
  const start = use.from + chance(seedOf(seed, 'start'), day.number) * (use.to - use.from);
  const length = 1 + 0.25 * swing(seedOf(seed, 'length'), day.number);
  let minute = minuteAtWall(day, Math.floor(start));
  for (const stage of use.stages) {
    const end = minute + Math.max(1, Math.round(stage.minutes * length));
    for (; minute < Math.min(end, day.minutes); minute += 1)
      watts[minute] = stage.watts * (1 + 0.04 * swing(seed, minuteOfEpoch(day, minute)));
  }
  return watts;
};

const isDue = (use: RunUse, seed: number, day: Day): boolean => {
  const month = Math.min(12, 1 + Math.floor((day.ofYear - 1) / 30.44));
  if (use.months && !use.months.includes(month)) return false;
  return chance(seedOf(seed, 'due'), day.number) < (use.chances[day.weekday] ?? 0);
};

/** The same chance from Monday to Friday, another at the weekend. */
export const onWeek = (weekday: number, weekend: number): readonly number[] => [
  weekend,
  ...Array.from({ length: 5 }, () => weekday),
  weekend,
];
