import { chance, seedOf } from '../chance.ts';
import type { Day } from '../day.ts';
import { type ClimateUse, climateWatts } from './climate-use.ts';
import { type CyclingUse, cyclingWatts } from './cycling-use.ts';
import type { LoadDay } from './load-day.ts';
import { type RunUse, runWatts } from './run-use.ts';
import { type SteadyUse, steadyWatts } from './steady-use.ts';

/** Something that uses power: one appliance, or a group of similar ones. */
export type Load = {
  readonly name: string;
  /** Circuits may have a meter of their own. */
  readonly circuit: string;
  /** The number of the phase, from 0, or spread over all phases. */
  readonly phase: number | 'all';
  /** Reactive by active power: + inductive (motors), − capacitive (electronics). */
  readonly reactiveShare: number;
  readonly use: SteadyUse | CyclingUse | RunUse | ClimateUse;
};

/** W for each minute of the day. */
export const loadWatts = (load: Load, context: LoadDay): Float64Array => {
  const own = { ...context, seed: seedOf(context.seed, load.name) };
  switch (load.use.kind) {
    case 'steady':
      return steadyWatts(load.use, own);
    case 'cycling':
      return cyclingWatts(load.use, own);
    case 'run':
      return runWatts(load.use, own);
    case 'climate':
      return climateWatts(load.use, own);
  }
};

/** Whether the people are on holiday in this day's week. */
export const isAway = (seed: number, awayShare: number, day: Day): boolean =>
  chance(seedOf(seed, 'away'), Math.floor(day.number / 7)) < awayShare;
