// Pure: what a meter showed around a step and what was counted, as two lines on the meter's own scale: they part where
// the two differ. The box is 100 wide and as high.
import type { AuditCounts } from '../audit-answers.ts';

type Point = AuditCounts['points'][number];

export type CountLines = {
  readonly shown: string;
  readonly counted: string;
  /** Where the step lies, from the last believed count before it on. */
  readonly step: { readonly fromX: number; readonly toX: number };
  readonly fromMs: number;
  readonly toMs: number;
  readonly highestKwh: number;
  /** Where each point lies. */
  readonly xs: readonly number[];
  readonly lowestKwh: number;
};

const size = 100;
/** The margin keeps half of a line's width from being cut off. */
const margin = 3;

/** Null where there is nothing to draw. */
export const countLines = (
  points: readonly Point[],
  step: { readonly sinceMs: number | null; readonly atMs: number },
): CountLines | null => {
  const base = points.find(({ shownKwh }) => shownKwh !== null)?.shownKwh;
  const [fromMs, toMs] = [msOf(points[0]), msOf(points.at(-1))];
  if (base == null || fromMs === null || toMs === null || fromMs === toMs) return null;
  const shown = points.map(({ shownKwh }) => shownKwh);
  const counted = onScaleOf(points, base);
  const known = [...shown, ...counted].filter((kWh) => kWh !== null);
  const [lowestKwh, highestKwh] = [least(known), most(known)];
  const x = (ms: number) => round((size * (Math.min(toMs, Math.max(fromMs, ms)) - fromMs)) / (toMs - fromMs));
  const y = (kWh: number) =>
    round(size - margin - ((size - 2 * margin) * (kWh - lowestKwh)) / (highestKwh - lowestKwh || 1));
  const path = (values: readonly (number | null)[]) =>
    pathOf(values.map((kWh, i) => (kWh === null ? null : { x: x(msOf(points[i]) ?? fromMs), y: y(kWh) })));
  return {
    shown: path(shown),
    counted: path(counted),
    step: { fromX: x(step.sinceMs ?? step.atMs), toX: x(step.atMs) },
    fromMs,
    toMs,
    highestKwh,
    xs: points.map((point) => x(msOf(point) ?? fromMs)),
    lowestKwh,
  };
};

/** The point nearest to a place across the box. */
export const nearestPoint = (xs: readonly number[], at: number): number =>
  xs.reduce((best, x, point) => (Math.abs(x - at) < Math.abs((xs[best] ?? 0) - at) ? point : best), 0);

/** What is counted since the first point, from what the meter showed first on. */
const onScaleOf = (points: readonly Point[], base: number): (number | null)[] => {
  const first = points.find(({ countedKwh }) => countedKwh !== null)?.countedKwh ?? 0;
  return points.map(({ countedKwh }) => (countedKwh === null ? null : base + countedKwh - first));
};

const msOf = (point: Point | undefined): number | null => (point ? Date.parse(point.at) : null);

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
const round = (value: number): number => Math.round(value * 100) / 100;

/** What is not known leaves a gap. */
const pathOf = (places: readonly ({ readonly x: number; readonly y: number } | null)[]): string =>
  places
    .map((place, i) => place && `${i > 0 && places[i - 1] ? 'L' : 'M'}${place.x} ${place.y}`)
    .filter((part) => part !== null)
    .join('');
