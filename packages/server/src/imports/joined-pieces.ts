// Pieces of readings that follow one another, written as one: each commit costs time of its own.
import type { ParsedPiece } from './parsed-pieces.ts';

export type JoinedPieces = ParsedPiece & {
  /** How many pieces these are. */
  readonly joined: number;
};

/** The database answers nobody else while it writes them. */
const mostReadings = 12_000;

export const mayJoin = (before: readonly ParsedPiece[], next: ParsedPiece): boolean => {
  let count = readingsOf(next).length;
  for (const piece of before) {
    if (piece.holds !== next.holds) return false;
    count += readingsOf(piece).length;
  }
  return before.length === 0 || (next.holds === 'readings' && count <= mostReadings);
};

export const joined = (pieces: readonly [ParsedPiece, ...ParsedPiece[]]): JoinedPieces => {
  const last = pieces.at(-1) ?? pieces[0];
  return last.holds === 'readings'
    ? { ...last, readings: pieces.flatMap(readingsOf), joined: pieces.length }
    : { ...last, joined: pieces.length };
};

const readingsOf = (piece: ParsedPiece) => (piece.holds === 'readings' ? piece.readings : []);
