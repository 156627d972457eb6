// A price series as published: instants and prices. How long each price holds is the series' own resolution.
import { hourMs } from '../time/durations.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { PriceSpan } from './price-slots.ts';
import { priceProblems } from './tariff-problem.ts';

export type PricePoint = { readonly atMs: number; readonly priceMicros: number };

export type PriceSeriesProblem = {
  readonly code: 'price_not_on_quarter_hour' | 'price_twice' | 'price_invalid';
  /** The index of the point in the list. */
  readonly index: number;
};

export type PriceSpans =
  | { readonly kind: 'ok'; readonly spans: readonly PriceSpan[] }
  | { readonly kind: 'wrong'; readonly problems: readonly PriceSeriesProblem[] };

/**
 * Takes points in any order. A price holds until the next point. Where the next point is at least half as far again as
 * the point before was, a point is missing: the price then holds only for that distance, and no price follows. Days of
 * 23 or 25 hours, months of different length and a change from hours to quarter-hours are accepted. The same point
 * twice counts once.
 */
export const priceSpansOf = (points: readonly PricePoint[]): PriceSpans => {
  const problems = points.flatMap((point, index) => problemsOf(point, index));
  if (problems.length > 0) return { kind: 'wrong', problems };
  const inOrder = points.map((point, index) => ({ ...point, index })).toSorted((a, b) => a.atMs - b.atMs);
  const twice = inOrder.filter((point, at) => contradicts(inOrder[at - 1], point));
  if (twice.length > 0) {
    return { kind: 'wrong', problems: twice.map(({ index }) => ({ code: 'price_twice', index })) };
  }
  const single = inOrder.filter((point, at) => point.atMs !== inOrder[at - 1]?.atMs);
  const usualMs = commonestDistance(single);
  const spans = single.map(({ atMs, priceMicros }, at) => {
    const beforeMs = atMs - (single[at - 1]?.atMs ?? -Infinity);
    const nextMs = (single[at + 1]?.atMs ?? Infinity) - atMs;
    const longestMs = Math.min(beforeMs, Math.max(usualMs, hourMs));
    return { fromMs: atMs, toMs: atMs + (nextMs < 1.5 * longestMs ? nextMs : longestMs), priceMicros };
  });
  return { kind: 'ok', spans };
};

const problemsOf = ({ atMs, priceMicros }: PricePoint, index: number): PriceSeriesProblem[] => [
  ...(atMs % quarterHourMs === 0 ? [] : [{ code: 'price_not_on_quarter_hour' as const, index }]),
  ...(priceProblems(priceMicros, []).length === 0 ? [] : [{ code: 'price_invalid' as const, index }]),
];

const contradicts = (before: PricePoint | undefined, point: PricePoint): boolean =>
  before !== undefined && before.atMs === point.atMs && before.priceMicros !== point.priceMicros;

/** The shortest among equally common distances; an hour for a single point. */
const commonestDistance = (points: readonly PricePoint[]): number => {
  const counts = new Map<number, number>();
  for (const [index, { atMs }] of points.entries()) {
    const next = points[index + 1];
    if (next !== undefined) counts.set(next.atMs - atMs, (counts.get(next.atMs - atMs) ?? 0) + 1);
  }
  const [commonest] = [...counts].toSorted(([a, times], [b, others]) => others - times || a - b);
  return commonest?.[0] ?? hourMs;
};
