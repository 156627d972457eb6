import { driftAlong, seedOf } from '../chance.ts';
import { minuteOfEpoch, wallMinute } from '../day.ts';
import { dayCurve } from './day-curve.ts';
import type { LoadDay } from './load.ts';

/** Heats or cools by the weather: heat pump, air conditioning. */
export type ClimateUse = {
  readonly kind: 'climate';
  readonly heatBelowC: number;
  readonly coolAboveC: number;
  readonly wattsPerDegree: number;
  readonly maxW: number;
  /** How wanted it is at each hour of the day. */
  readonly hours: readonly number[];
};

/** Below this share of its power a heat pump goes off instead. */
const leastShare = 0.12;

export const climateWatts = (use: ClimateUse, { seed, day, outdoorC, away }: LoadDay): Float64Array => {
  const watts = new Float64Array(day.minutes);
  if (away) return watts;
  const wanted = dayCurve(use.hours);
  const control = driftAlong(seedOf(seed, 'control'));
  for (let i = 0; i < day.minutes; i += 1) {
    const wall = wallMinute(day, i);
    const outside = outdoorC(wall);
    const degrees = Math.max(0, use.heatBelowC - outside, outside - use.coolAboveC);
    const unrest = 1 + 0.3 * control(minuteOfEpoch(day, i) / 14);
    const power = Math.min(use.maxW, use.wattsPerDegree * degrees * wanted(wall) * unrest);
    watts[i] = power < use.maxW * leastShare ? 0 : power;
  }
  return watts;
};
