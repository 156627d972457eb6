import { driftAlong, seedOf } from '../chance.ts';
import { minuteOfEpoch } from '../day.ts';
import { summerness } from '../sky/climate.ts';
import { dayCurve } from './day-curve.ts';
import type { LoadDay } from './load-day.ts';

/** A load that always runs, more at some hours than at others: stand-by, light, screens, a shop's till. */
export type SteadyUse = {
  readonly kind: 'steady';
  readonly watts: number;
  /** Share of `watts` at each hour of the day; by default all of it. */
  readonly hours?: readonly number[];
  /** The days of the week on which another curve holds. */
  readonly rest?: { readonly weekdays: readonly number[]; readonly hours: readonly number[] };
  /** How much more it uses in midwinter than on average, as lighting does. */
  readonly winter?: number;
  /** Share of `watts` that is left when nobody is at home; by default all of it. */
  readonly whenAway?: number;
};

const always = [1];

export const steadyWatts = (
  use: SteadyUse,
  { seed, day, wallMinutes, climate, away }: LoadDay,
): Float64Array => {
  const watts = new Float64Array(day.minutes);
  const resting = use.rest?.weekdays.includes(day.weekday) ? use.rest.hours : use.hours;
  const share = dayCurve(resting ?? always);
  const season = 1 - (use.winter ?? 0) * summerness(climate, day);
  const most = use.watts * season * (away ? (use.whenAway ?? 1) : 1);
  const noise = driftAlong(seedOf(seed, 'noise'));
  const first = minuteOfEpoch(day, 0);
  for (let i = 0; i < watts.length; i += 1) {
    const unrest = 1 + 0.12 * noise((first + i) / 9);
    watts[i] = most * (share[wallMinutes[i] ?? 0] ?? 0) * unrest;
  }
  return watts;
};
