import { swing } from '../chance.ts';
import { minuteOfEpoch, wallMinute } from '../day.ts';
import { outdoorC } from '../sky/climate.ts';
import type { LoadDay } from './load.ts';

/** A compressor that goes on and off by itself: fridge, cold store, milk cooler. */
export type CyclingUse = {
  readonly kind: 'cycling';
  readonly watts: number;
  readonly onMinutes: number;
  readonly offMinutes: number;
  /** Share it runs longer for each degree above 20 °C outside. */
  readonly perDegree?: number;
};

export const cyclingWatts = (use: CyclingUse, { seed, day, climate }: LoadDay): Float64Array => {
  const watts = new Float64Array(day.minutes);
  const period = use.onMinutes + use.offMinutes;
  for (let i = 0; i < day.minutes; i += 1) {
    const minute = minuteOfEpoch(day, i);
    const cycle = Math.floor(minute / period);
    const warmth = outdoorC(climate, seed, day, wallMinute(day, i)) - 20;
    const share = 1 + (use.perDegree ?? 0) * warmth + 0.15 * swing(seed, cycle);
    const on = Math.min(period - 1, Math.max(2, use.onMinutes * share));
    const into = minute - cycle * period;
    // A cold compressor draws more in its first minute.
    if (into < on) watts[i] = use.watts * (into === 0 ? 1.35 : 1 + 0.03 * swing(seed, minute));
  }
  return watts;
};
