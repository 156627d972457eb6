// How much the registers of a meter rose in each of many quarter-hours, and how well that is known. The result is that
// of energyBetween for each quarter-hour, in one pass over the reads.
import { countBetween } from '../counter/energy.ts';
import type { ReadPoint } from '../counter/read-point.ts';
import type { Registers } from '../counter/registers.ts';
import type { MicroSpan } from '../time/micro-span.ts';

export type SlotRises = {
  /** Null where nothing is known. */
  readonly rises: readonly (Registers | null)[];
  readonly measuredMicros: readonly number[];
  readonly estimatedMicros: readonly number[];
};

const nothing: MicroSpan = { fromMicros: 0, toMicros: 0 };

/** The span from the first read to the last. */
export const knownSpanOf = (points: readonly ReadPoint[]): MicroSpan => {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? { fromMicros: first.atMicros, toMicros: last.atMicros } : nothing;
};

export const overlapOf = (one: MicroSpan, other: MicroSpan): MicroSpan => ({
  fromMicros: Math.max(one.fromMicros, other.fromMicros),
  toMicros: Math.min(one.toMicros, other.toMicros),
});

/** The rises of the slots between the edges, as far as they lie in `known`, which must lie within the reads. */
export const slotRises = (
  points: readonly ReadPoint[],
  edges: readonly number[],
  known: MicroSpan = knownSpanOf(points),
): SlotRises => {
  const counts = countsAt(points, edges, known);
  const times = knownTimes(points, edges, known);
  const rises = edges.slice(1).map((_, index) => {
    const knownMicros = (times.measuredMicros[index] ?? 0) + (times.estimatedMicros[index] ?? 0);
    return knownMicros > 0 ? risesBetween(counts[index], counts[index + 1]) : null;
  });
  return { rises, ...times };
};

/** A register that is unknown at the start appeared within the span, at 0. */
const risesBetween = (start: Registers | undefined, end: Registers | undefined): Registers =>
  (end ?? []).map((count, index) => (count === null ? null : count - (start?.[index] ?? 0)));

const countsAt = (
  points: readonly ReadPoint[],
  edges: readonly number[],
  { fromMicros, toMicros }: MicroSpan,
): Registers[] => {
  let next = 0;
  return edges.map((edge) => {
    const atMicros = Math.min(Math.max(edge, fromMicros), toMicros);
    while (next < points.length - 1 && (points[next]?.atMicros ?? 0) < atMicros) next += 1;
    const end = points[next];
    if (end === undefined) return [];
    if (end.atMicros === atMicros) return end.counts;
    const start = points[next - 1] ?? end;
    return end.counts.map((_, index) => countBetween(start, end, index, atMicros));
  });
};

type KnownTimes = Pick<SlotRises, 'measuredMicros' | 'estimatedMicros'>;

const knownTimes = (points: readonly ReadPoint[], edges: readonly number[], known: MicroSpan): KnownTimes => {
  const times = { measuredMicros: zeros(edges.length - 1), estimatedMicros: zeros(edges.length - 1) };
  let slot = 0;
  for (let index = 1; index < points.length; index += 1) {
    const end = points[index];
    const start = points[index - 1];
    if (end === undefined || start === undefined) break;
    if (end.unknown) continue;
    const from = Math.max(start.atMicros, known.fromMicros);
    const to = Math.min(end.atMicros, known.toMicros);
    while (slot < edges.length - 2 && (edges[slot + 1] ?? 0) <= from) slot += 1;
    const into = end.estimated ? times.estimatedMicros : times.measuredMicros;
    for (let at = slot; at < edges.length - 1 && (edges[at] ?? to) < to; at += 1) {
      const micros = Math.min(to, edges[at + 1] ?? to) - Math.max(from, edges[at] ?? from);
      if (micros > 0) into[at] = (into[at] ?? 0) + micros;
    }
  }
  return times;
};

const zeros = (length: number): number[] => new Array<number>(Math.max(0, length)).fill(0);
