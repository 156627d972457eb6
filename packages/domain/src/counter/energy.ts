// Energy of a span from register reads: the difference of the corrected reads at its two ends. Between two reads the
// counter is interpolated by time, so adjoining spans add up. Where a span reaches beyond the first or last read, the
// energy is that of the known part, and the coverage shows what is missing.
import { type Coverage, coverageOf } from './coverage.ts';
import { pointsOf, type ReadPoint } from './read-point.ts';
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';

export type SpanEnergy = {
  /** mWh by register; null where nothing is known of the register in the span. */
  readonly energyMwh: Registers;
  readonly coverage: Coverage;
};

/** `slots` are those of the span and one neighbour on either side, in order. */
export const energyBetween = (
  slots: readonly RegisterSlot[],
  fromMicros: number,
  toMicros: number,
): SpanEnergy => {
  const points = pointsOf(slots);
  const registers = points.at(-1)?.counts.length ?? 0;
  const coverage = coverageOf(points, fromMicros, toMicros);
  const isKnown = coverage.measured + coverage.estimated > 0;
  return {
    energyMwh: Array.from({ length: registers }, (_, index) =>
      isKnown ? risen(points, index, fromMicros, toMicros) : null,
    ),
    coverage,
  };
};

/** The corrected registers at an instant between two neighbouring slots or within one of them; null outside. */
export const registerAt = (
  before: RegisterSlot | null,
  after: RegisterSlot | null,
  atMicros: number,
): { counts: Registers; kind: 'measured' | 'estimated' } | null => {
  const points = pointsOf([before, after].filter((slot) => slot !== null));
  const next = points.findIndex((point) => point.atMicros >= atMicros);
  const end = points[next];
  if (end === undefined) return null;
  const start = points[next - 1];
  if (start === undefined) {
    return end.atMicros === atMicros ? { counts: end.counts, kind: kindOf(end) } : null;
  }
  const counts = end.counts.map((_, index) => countBetween(start, end, index, atMicros));
  return { counts, kind: kindOf(end) };
};

const kindOf = (point: ReadPoint): 'measured' | 'estimated' => (point.estimated ? 'estimated' : 'measured');

/** A register that is unknown at the start and known at the end began between the two, at 0. */
export const countBetween = (
  start: ReadPoint,
  end: ReadPoint,
  index: number,
  atMicros: number,
): number | null => {
  const from = start.counts[index] ?? 0;
  const to = end.counts[index] ?? null;
  if (to === null || atMicros === end.atMicros) return to;
  const share = (atMicros - start.atMicros) / (end.atMicros - start.atMicros);
  return from + Math.round((to - from) * share);
};

const risen = (
  points: readonly ReadPoint[],
  index: number,
  fromMicros: number,
  toMicros: number,
): number | null => {
  const from = Math.max(points[0]?.atMicros ?? 0, fromMicros);
  const to = Math.min(points.at(-1)?.atMicros ?? 0, toMicros);
  if (from >= to) return null;
  const end = countAt(points, index, to);
  return end === null ? null : end - (countAt(points, index, from) ?? 0);
};

const countAt = (points: readonly ReadPoint[], index: number, atMicros: number): number | null => {
  const next = firstAtOrAfter(points, atMicros);
  const end = points[next];
  if (end === undefined) return null;
  return countBetween(points[next - 1] ?? end, end, index, atMicros);
};

const firstAtOrAfter = (points: readonly ReadPoint[], atMicros: number): number => {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle]?.atMicros ?? 0) < atMicros) low = middle + 1;
    else high = middle;
  }
  return low;
};
