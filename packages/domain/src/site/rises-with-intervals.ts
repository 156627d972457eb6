// What a meter passed in each of many quarter-hours: by its intervals where they say it, and elsewhere by its counter. Both
// are cut at the ends of the intervals, so that the quarter-hours sum to the intervals and to what the counter rose
// outside of them.
import type { ReadPoint } from '../counter/read-point.ts';
import type { Registers } from '../counter/registers.ts';
import { type Direction, energyWithin, type IntervalPiece } from '../interval/interval-piece.ts';
import type { ResolvedIntervals } from '../interval/resolve-intervals.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import { addRegisters } from './energy-outside.ts';
import { knownSpanOf, overlapOf, type SlotRises, slotRises } from './slot-rises.ts';

type DirectionRises = {
  /** mWh; null where the intervals say nothing. */
  readonly ofIntervals: readonly (number | null)[];
  /** How much the registers rose outside of the intervals; null where nothing is known. */
  readonly ofCounter: readonly (Registers | null)[];
};

type KnownTimes = Pick<SlotRises, 'measuredMicros' | 'estimatedMicros'>;

export type RisesWithIntervals = KnownTimes & Readonly<Record<Direction, DirectionRises>>;

type Read = { readonly points: readonly ReadPoint[]; readonly intervals: ResolvedIntervals };

export const risesWithIntervals = (
  { points, intervals }: Read,
  edges: readonly number[],
  known: MicroSpan,
): RisesWithIntervals => {
  const span = overlapOf(known, { fromMicros: edges[0] ?? 0, toMicros: edges.at(-1) ?? 0 });
  const imported = clipped(intervals.imported, span);
  const exported = clipped(intervals.exported, span);
  const cuts = cutsOf(edges, [...imported, ...exported]);
  const counter = slotRises(points, cuts, overlapOf(known, knownSpanOf(points)));
  const cut = { cuts, counter, slots: slotsOfCuts(edges, cuts), count: Math.max(0, edges.length - 1) };
  const covers = { imported: coversOf(imported, cuts), exported: coversOf(exported, cuts) };
  return {
    imported: directionRises(cut, covers.imported),
    exported: directionRises(cut, covers.exported),
    ...knownTimes(cut, covers),
  };
};

const clipped = (pieces: readonly IntervalPiece[], { fromMicros, toMicros }: MicroSpan): IntervalPiece[] =>
  pieces.flatMap((piece) => {
    const from = Math.max(piece.fromMicros, fromMicros);
    const to = Math.min(piece.toMicros, toMicros);
    return from < to ? [{ ...piece, fromMicros: from, toMicros: to }] : [];
  });

/** The edges, and between them the ends of the pieces. */
const cutsOf = (edges: readonly number[], pieces: readonly IntervalPiece[]): number[] => {
  const cuts = new Set(edges);
  for (const { fromMicros, toMicros } of pieces) cuts.add(fromMicros).add(toMicros);
  return [...cuts].sort((a, b) => a - b);
};

/** What lies between two neighbouring cuts, by the first of them. */
type Cut = {
  readonly cuts: readonly number[];
  readonly counter: SlotRises;
  /** The quarter-hour each lies in. */
  readonly slots: readonly number[];
  /** The number of quarter-hours. */
  readonly count: number;
};

const slotsOfCuts = (edges: readonly number[], cuts: readonly number[]): number[] => {
  let slot = 0;
  return cuts.slice(1).map((_, index) => {
    while (slot < edges.length - 2 && (edges[slot + 1] ?? 0) <= (cuts[index] ?? 0)) slot += 1;
    return slot;
  });
};

type Covers = readonly (IntervalPiece | null)[];

const coversOf = (pieces: readonly IntervalPiece[], cuts: readonly number[]): Covers => {
  let next = 0;
  return cuts.slice(1).map((_, index) => {
    const from = cuts[index] ?? 0;
    while (next < pieces.length && (pieces[next]?.toMicros ?? 0) <= from) next += 1;
    const piece = pieces[next];
    return piece !== undefined && piece.fromMicros <= from ? piece : null;
  });
};

const directionRises = ({ cuts, counter, slots, count }: Cut, covers: Covers): DirectionRises => {
  const ofIntervals = new Array<number | null>(count).fill(null);
  const ofCounter = new Array<Registers | null>(count).fill(null);
  for (const [index, piece] of covers.entries()) {
    const slot = slots[index] ?? 0;
    if (piece === null) ofCounter[slot] = addRises(ofCounter[slot] ?? null, counter.rises[index] ?? null);
    else {
      const within = { fromMicros: cuts[index] ?? 0, toMicros: cuts[index + 1] ?? 0 };
      ofIntervals[slot] = (ofIntervals[slot] ?? 0) + energyWithin(piece, within);
    }
  }
  return { ofIntervals, ofCounter };
};

/** A register that is unknown in one part and known in the other began between them, at 0. */
const addRises = (one: Registers | null, other: Registers | null): Registers | null =>
  one === null || other === null ? (one ?? other) : addRegisters(one, other);

const knownTimes = (cut: Cut, { imported, exported }: Readonly<Record<Direction, Covers>>): KnownTimes => {
  const measuredMicros = new Array<number>(cut.count).fill(0);
  const estimatedMicros = new Array<number>(cut.count).fill(0);
  for (const [index, slot] of cut.slots.entries()) {
    const known = knownTime(cut, index, [imported[index] ?? null, exported[index] ?? null]);
    measuredMicros[slot] = (measuredMicros[slot] ?? 0) + known.measured;
    estimatedMicros[slot] = (estimatedMicros[slot] ?? 0) + known.estimated;
  }
  return { measuredMicros, estimatedMicros };
};

type BothDirections = readonly [IntervalPiece | null, IntervalPiece | null];

/** Intervals are known whole; the counter then matters only for the direction that they say nothing of. */
const knownTime = ({ cuts, counter }: Cut, index: number, pieces: BothDirections) => {
  const estimated = counter.estimatedMicros[index] ?? 0;
  if (pieces.every((piece) => piece === null))
    return { measured: counter.measuredMicros[index] ?? 0, estimated };
  const length = (cuts[index + 1] ?? 0) - (cuts[index] ?? 0);
  const risen = counter.rises[index] ?? [];
  const isEstimated = pieces.some((piece, direction) =>
    piece === null
      ? estimated > 0 && risen.some((count, register) => count !== null && register % 2 === direction)
      : piece.estimated,
  );
  return isEstimated ? { measured: 0, estimated: length } : { measured: length, estimated: 0 };
};
