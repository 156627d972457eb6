// The load duration curve: a span's loads from the highest to the lowest, whenever they were. Every point is a load that
// was measured in some quarter-hour; nothing is interpolated between two of them.
import type { SlotColumn } from '../site/site-slots.ts';

/** The known loads in ascending order. */
export const sortedLoads = (loads: SlotColumn): Float64Array =>
  Float64Array.from(loads.filter((load) => load !== null)).sort();

/** The highest load that is reached or exceeded for 0 %, …, 100 % of the known time; empty when nothing is known. */
export const durationCurve = (sorted: Float64Array, points: number): { share: number[]; load: number[] } => {
  const { length } = sorted;
  if (length === 0) return { share: [], load: [] };
  const steps = Array.from({ length: points }, (_, step) => step);
  const reaching = (step: number): number => Math.max(1, Math.ceil((step * length) / (points - 1)));
  return {
    share: steps.map((step) => step / (points - 1)),
    load: steps.map((step) => sorted[length - reaching(step)] ?? Number.NaN),
  };
};
