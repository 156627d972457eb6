import { driftAlong, seedOf } from '../chance.ts';
import { minuteOfEpoch } from '../day.ts';
import { dayCurve } from './day-curve.ts';
import type { LoadDay } from './load-day.ts';

/** Heats or cools by the weather: heat pump, air conditioning. */
export type ClimateUse = {
  readonly kind: 'climate';
  readonly heatBelowC: number;
  readonly coolAboveC: number;
  readonly wattsPerDegree: number;
  readonly maxW: number;
  /** The demand at each hour of the day. */
  readonly hours: readonly number[];
};

/** A heat pump switches off below this share of its power. */
const leastShare = 0.12;

export const climateWatts = (
  use: ClimateUse,
  { seed, day, wallMinutes, outdoorC, away }: LoadDay,
): Float64Array => {
  const watts = new Float64Array(day.minutes);
  if (away) return watts;
  const wanted = dayCurve(use.hours);
  const control = driftAlong(seedOf(seed, 'control'));
  const first = minuteOfEpoch(day, 0);
  for (let i = 0; i < watts.length; i += 1) {
    const wall = wallMinutes[i] ?? 0;
    const outside = outdoorC(wall);
    const degrees = Math.max(0, use.heatBelowC - outside, outside - use.coolAboveC);
    const unrest = 1 + 0.3 * control((first + i) / 14);
    const power = Math.min(use.maxW, use.wattsPerDegree * degrees * (wanted[wall] ?? 0) * unrest);
    watts[i] = power < use.maxW * leastShare ? 0 : power;
  }
  return watts;
};
