// How evenly the phases of three-phase meters are loaded: from register reads at the edges of steps, so that ten
// years cost no more look-ups than a week.
import type { SiteLoad } from '@ohmstead/contract';
import { type LocalSpan, meterTypes, phaseImbalance, quarterHourMs, type SlotColumn } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { AnalysedMeter } from './analysed-meters.ts';
import { type EvenSteps, evenSteps } from './even-steps.ts';
import { meanPowers } from './mean-powers.ts';

type Phases = SiteLoad['phases'][number];

const mostSteps = 360;
const phaseCount = 3;
/** Below a twentieth of the rated power, or this much, a phase is idle. */
const idleShare = 0.05;
const idleUnratedW = 50;

export const phaseLoads = async (
  db: Kysely<Database>,
  meters: readonly AnalysedMeter[],
  span: LocalSpan,
): Promise<Phases[]> => {
  const threePhase = meters.filter(({ type }) => type === meterTypes.threePhase);
  if (threePhase.length === 0) return [];
  const steps = evenSteps(span, { most: mostSteps, leastMs: quarterHourMs });
  const ids = threePhase.map(({ id }) => id);
  const means = await meanPowers(db, ids, steps);
  return threePhase.map((meter) => phasesOf(meter, means.get(meter.id) ?? [], steps));
};

const phasesOf = (
  { id, name, rating }: AnalysedMeter,
  loads: readonly SlotColumn[],
  steps: EvenSteps,
): Phases => {
  const leastLoad = rating.powerW === null ? idleUnratedW : (idleShare * rating.powerW) / phaseCount;
  const { phaseMeans, mean, worst } = phaseImbalance({ phases: loads, leastLoad });
  return {
    meterId: id,
    name,
    stepSeconds: steps.stepMs / 1000,
    averageW: [...phaseMeans],
    imbalance: mean,
    worst: worst && {
      imbalance: worst.imbalance,
      at: new Date(steps.fromMs + worst.step * steps.stepMs).toISOString(),
    },
  };
};
