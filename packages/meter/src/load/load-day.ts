import type { Day } from '../day.ts';
import type { Climate } from '../sky/climate.ts';

/** The conditions that decide a load's day. */
export type LoadDay = {
  readonly seed: number;
  readonly day: Day;
  /** The wall-clock time at each minute of the day, in minutes after midnight. */
  readonly wallMinutes: Int32Array;
  readonly climate: Climate;
  /** Indexed by minutes of the wall clock. */
  readonly outdoorC: (wallMinute: number) => number;
  /** Nobody is at home, so only automatic loads run. */
  readonly away: boolean;
};
