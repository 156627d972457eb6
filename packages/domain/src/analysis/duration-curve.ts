// The load duration curve: a span's loads from the highest to the lowest, whenever they were.
import type { SlotColumn } from '../site/site-slots.ts';
import { quantileOf } from './quantile.ts';

/** The known loads in ascending order, as quantiles need them. */
export const sortedLoads = (loads: SlotColumn): Float64Array =>
  Float64Array.from(loads.filter((load) => load !== null)).sort();

/** The load that is reached or exceeded for 0 %, …, 100 % of the known time; empty when nothing is known. */
export const durationCurve = (sorted: Float64Array, points: number): { share: number[]; load: number[] } => {
  if (sorted.length === 0) return { share: [], load: [] };
  const share = Array.from({ length: points }, (_, index) => index / (points - 1));
  return { share, load: share.map((part) => quantileOf(sorted, 1 - part)) };
};
