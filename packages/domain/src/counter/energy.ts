// Energy of a span from register reads: the difference of the counts at its two ends. Between two reads a
// count is interpolated by time, so spans that meet add up. Where a span reaches beyond the first or last
// read the rest is missing: the energy is that of the part known, and the coverage says so.
import { gapMicros } from './gap.ts';
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';

/** Shares of a span that sum to 1. */
export type Coverage = {
  readonly measured: number;
  readonly estimated: number;
  readonly missing: number;
};

export type SpanEnergy = {
  /** mWh by register; null where nothing is known of it in the span. */
  readonly energyMwh: Registers;
  readonly coverage: Coverage;
};

type Point = {
  readonly atMicros: number;
  readonly counts: Registers;
  /** The time since the point before is estimated. */
  readonly estimated: boolean;
};

/** Slots in order: those of the span and one neighbour on either side. */
export const energyBetween = (
  slots: readonly RegisterSlot[],
  fromMicros: number,
  toMicros: number,
): SpanEnergy => {
  const points = pointsOf(slots);
  const registers = points.at(-1)?.counts.length ?? 0;
  return {
    energyMwh: Array.from({ length: registers }, (_, index) => risen(points, index, fromMicros, toMicros)),
    coverage: coverageOf(points, fromMicros, toMicros),
  };
};

/** The counts at an instant between two neighbouring slots (or within one of them), or null outside. */
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

const kindOf = (point: Point): 'measured' | 'estimated' => (point.estimated ? 'estimated' : 'measured');

const pointsOf = (slots: readonly RegisterSlot[]): Point[] => {
  const points: Point[] = [];
  const add = (atMicros: number, counts: Registers, estimated: boolean): void => {
    const previous = points.at(-1)?.atMicros ?? atMicros;
    if (previous === atMicros && points.length > 0) return;
    points.push({ atMicros, counts, estimated: estimated || atMicros - previous > gapMicros });
  };
  for (const slot of slots) {
    const estimated = slot.estimated || slot.undecided;
    add(slot.firstAtMicros, slot.firstCounts, estimated);
    add(slot.lastAtMicros, slot.lastCounts, estimated);
  }
  return points;
};

const countBetween = (start: Point, end: Point, index: number, atMicros: number): number | null => {
  const from = start.counts[index] ?? null;
  const to = end.counts[index] ?? null;
  if (atMicros === end.atMicros) return to;
  if (from === null || to === null) return null;
  const share = (atMicros - start.atMicros) / (end.atMicros - start.atMicros);
  return from + Math.round((to - from) * share);
};

/** A register once known stays known, so its known points are the last ones. */
const risen = (
  points: readonly Point[],
  index: number,
  fromMicros: number,
  toMicros: number,
): number | null => {
  const known = points.slice(points.findIndex((point) => (point.counts[index] ?? null) !== null));
  const first = known[0]?.atMicros ?? 0;
  const last = known.at(-1)?.atMicros ?? 0;
  const from = Math.max(first, fromMicros);
  const to = Math.min(last, toMicros);
  if (from >= to) return null;
  const start = countAt(known, index, from);
  const end = countAt(known, index, to);
  return start === null || end === null ? null : end - start;
};

const countAt = (points: readonly Point[], index: number, atMicros: number): number | null => {
  const next = firstAtOrAfter(points, atMicros);
  const end = points[next];
  if (end === undefined) return null;
  return countBetween(points[next - 1] ?? end, end, index, atMicros);
};

const firstAtOrAfter = (points: readonly Point[], atMicros: number): number => {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle]?.atMicros ?? 0) < atMicros) low = middle + 1;
    else high = middle;
  }
  return low;
};

const coverageOf = (points: readonly Point[], fromMicros: number, toMicros: number): Coverage => {
  let measuredMicros = 0;
  let estimatedMicros = 0;
  for (const [index, end] of points.entries()) {
    const start = points[index - 1]?.atMicros ?? end.atMicros;
    const micros = Math.min(end.atMicros, toMicros) - Math.max(start, fromMicros);
    if (micros <= 0) continue;
    if (end.estimated) estimatedMicros += micros;
    else measuredMicros += micros;
  }
  const span = toMicros - fromMicros;
  if (span <= 0) return { measured: 0, estimated: 0, missing: 1 };
  const missingMicros = span - measuredMicros - estimatedMicros;
  return {
    measured: measuredMicros / span,
    estimated: estimatedMicros / span,
    missing: missingMicros / span,
  };
};

/** Coverage of a figure that needs several meters: as missing as the worst, as measured as the least. */
export const coverageOfAll = (coverages: readonly Coverage[]): Coverage => {
  if (coverages.length === 0) return { measured: 0, estimated: 0, missing: 1 };
  const missing = Math.max(...coverages.map((coverage) => coverage.missing));
  const measured = Math.min(...coverages.map((coverage) => coverage.measured));
  return { measured, estimated: Math.max(0, 1 - missing - measured), missing };
};
