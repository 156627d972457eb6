import { swing } from '../chance.ts';
import { minuteOfEpoch, wallMinute } from '../day.ts';
import type { LoadDay } from './load-day.ts';

/** A compressor that goes on and off by itself: fridge, cold store, milk cooler. */
export type CyclingUse = {
  readonly kind: 'cycling';
  readonly watts: number;
  readonly onMinutes: number;
  readonly offMinutes: number;
  /** The share by which it runs longer for each degree above 20 °C outside. */
  readonly perDegree?: number;
};

export const cyclingWatts = (use: CyclingUse, context: LoadDay): Float64Array => {
  const { seed, day } = context;
  const watts = new Float64Array(day.minutes);
  const period = use.onMinutes + use.offMinutes;
  let cycle = -1;
  let on = 0;
  const first = minuteOfEpoch(day, 0);
  for (let i = 0; i < watts.length; i += 1) {
    const minute = first + i;
    if (cycle !== Math.floor(minute / period)) {
      cycle = Math.floor(minute / period);
      on = onMinutes(use, context, cycle);
    }
    const into = minute - cycle * period;
    // A cold compressor draws more in its first minute.
    if (into < on) watts[i] = use.watts * (into === 0 ? 1.35 : 1 + 0.03 * swing(seed, minute));
  }
  return watts;
};

/** Uses the temperature at the start of the cycle, so that the result hardly changes at midnight. */
const onMinutes = (use: CyclingUse, { seed, day, outdoorC }: LoadDay, cycle: number): number => {
  const period = use.onMinutes + use.offMinutes;
  const sinceMidnight = cycle * period - minuteOfEpoch(day, 0);
  const warmth = outdoorC(wallMinute(day, sinceMidnight)) - 20;
  const share = 1 + (use.perDegree ?? 0) * warmth + 0.15 * swing(seed, cycle);
  return Math.min(period - 1, Math.max(2, use.onMinutes * share));
};
