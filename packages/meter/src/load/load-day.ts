import type { Day } from '../day.ts';
import type { Climate } from '../sky/climate.ts';

/** What a load's day depends on. */
export type LoadDay = {
  readonly seed: number;
  readonly day: Day;
  /** What a clock on the wall shows at each minute of the day, in minutes after midnight. */
  readonly wallMinutes: Int32Array;
  readonly climate: Climate;
  /** Indexed by minutes of the wall clock. */
  readonly outdoorC: (wallMinute: number) => number;
  /** Nobody is there: only what runs by itself runs. */
  readonly away: boolean;
};
