// How unevenly a three-phase meter is loaded. Of a step of time: the greatest distance of a phase from the mean of the
// phases, by that mean (NEMA MG 1's definition, on power). Steps of little load do not count: there a lamp is an
// imbalance.
import type { SlotColumn } from '../site/site-slots.ts';

export type PhaseImbalance = {
  /** Mean load of each phase, in the columns' unit; null unknown. */
  readonly phaseMeans: readonly (number | null)[];
  /** The mean over the steps that count, weighted by their loads. */
  readonly mean: number | null;
  readonly worst: { readonly imbalance: number; readonly step: number } | null;
};

export type PhaseLoads = {
  /** One column for each phase, all of equal length; + import, − export. */
  readonly phases: readonly SlotColumn[];
  /** Mean load of the phases below which a step does not count. */
  readonly leastLoad: number;
};

export const phaseImbalance = ({ phases, leastLoad }: PhaseLoads): PhaseImbalance => {
  let weighted = 0;
  let weights = 0;
  let worst: PhaseImbalance['worst'] = null;
  for (let step = 0; step < (phases[0]?.length ?? 0); step += 1) {
    const loads = knownLoads(phases, step);
    const load = loads === null ? 0 : loads.reduce((sum, phase) => sum + phase, 0) / loads.length;
    if (loads === null || load < leastLoad || load === 0) continue;
    const imbalance = Math.max(...loads.map((phase) => Math.abs(phase - load))) / load;
    weighted += imbalance * load;
    weights += load;
    if (worst === null || imbalance > worst.imbalance) worst = { imbalance, step };
  }
  return { phaseMeans: phases.map(meanOf), mean: weights === 0 ? null : weighted / weights, worst };
};

const knownLoads = (phases: readonly SlotColumn[], step: number): number[] | null => {
  const loads: number[] = [];
  for (const phase of phases) {
    const load = phase[step];
    if (load === null || load === undefined) return null;
    loads.push(Math.abs(load));
  }
  return loads;
};

const meanOf = (loads: SlotColumn): number | null => {
  let sum = 0;
  let count = 0;
  for (const load of loads) {
    if (load === null) continue;
    sum += load;
    count += 1;
  }
  return count === 0 ? null : sum / count;
};
