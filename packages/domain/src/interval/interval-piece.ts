// Intervals of one direction, of which each instant belongs to at most one. An interval of which only a part counts keeps
// its whole, so that its energy is spread in the same way however it is cut: the parts sum to the whole.
import type { MicroSpan } from '../time/micro-span.ts';
import type { IntervalEnergy } from './interval-energy.ts';

export type IntervalPiece = MicroSpan & {
  /** The interval of which this is a part or all. */
  readonly whole: MicroSpan & { readonly mwh: number };
  readonly estimated: boolean;
};

export type Direction = 'imported' | 'exported';

/** In order of time. What overlaps an interval that begins earlier is left out. */
export const piecesOf = (intervals: readonly IntervalEnergy[], direction: Direction): IntervalPiece[] => {
  const pieces: IntervalPiece[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const { fromMicros, toMicros, importMwh, exportMwh, estimated } of intervals) {
    const mwh = direction === 'imported' ? importMwh : exportMwh;
    const from = Math.max(fromMicros, reached);
    if (mwh === null || from >= toMicros) continue;
    pieces.push({ fromMicros: from, toMicros, whole: { fromMicros, toMicros, mwh }, estimated });
    reached = toMicros;
  }
  return pieces;
};

/** The energy of the piece within a span, spread evenly over its whole. */
export const energyWithin = ({ fromMicros, toMicros, whole }: IntervalPiece, span: MicroSpan): number => {
  const from = Math.max(fromMicros, span.fromMicros);
  const to = Math.min(toMicros, span.toMicros);
  return from < to ? passedUntil(whole, to) - passedUntil(whole, from) : 0;
};

const passedUntil = ({ fromMicros, toMicros, mwh }: IntervalPiece['whole'], atMicros: number): number =>
  Math.round(mwh * ((atMicros - fromMicros) / (toMicros - fromMicros)));

/** Null where the pieces say nothing of the span. */
export const energyOfPieces = (pieces: readonly IntervalPiece[], span: MicroSpan): number | null => {
  let energy: number | null = null;
  for (const piece of pieces)
    if (piece.fromMicros < span.toMicros && piece.toMicros > span.fromMicros)
      energy = (energy ?? 0) + energyWithin(piece, span);
  return energy;
};
