// How much of a span is known, and how well.
import type { ReadPoint } from './read-point.ts';

/** Shares of a span that sum to 1. */
export type Coverage = {
  readonly measured: number;
  readonly estimated: number;
  readonly missing: number;
};

export const coverageOf = (points: readonly ReadPoint[], fromMicros: number, toMicros: number): Coverage => {
  let measuredMicros = 0;
  let estimatedMicros = 0;
  for (const [index, end] of points.entries()) {
    const start = points[index - 1]?.atMicros ?? end.atMicros;
    const micros = Math.min(end.atMicros, toMicros) - Math.max(start, fromMicros);
    if (micros <= 0 || end.unknown) continue;
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

/** Coverage of a figure that needs several meters: the largest missing share and the smallest measured one. */
export const coverageOfAll = (coverages: readonly Coverage[]): Coverage => {
  if (coverages.length === 0) return { measured: 0, estimated: 0, missing: 1 };
  const missing = Math.max(...coverages.map((coverage) => coverage.missing));
  const measured = Math.min(...coverages.map((coverage) => coverage.measured));
  return { measured, estimated: Math.max(0, 1 - missing - measured), missing };
};
