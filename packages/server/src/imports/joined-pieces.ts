// Pieces of readings that follow one another, written as one: each commit costs time of its own.
import type { ParsedPiece } from './parsed-pieces.ts';

export type JoinedPieces = ParsedPiece & {
  /** How many pieces these are. */
  readonly joined: number;
};

/** The database answers nobody else while it writes them. */
const mostReadings = 5_000;

export const mayJoin = (before: readonly ParsedPiece[], next: ParsedPiece): boolean => {
  if (before.length === 0) return true;
  const count = [...before, next].reduce((sum, piece) => sum + countOf(piece), 0);
  return count <= mostReadings && before.every(({ holds }) => holds === next.holds);
};

const countOf = (piece: ParsedPiece): number =>
  piece.holds === 'readings' ? piece.count : Number.POSITIVE_INFINITY;

export const joined = (pieces: readonly [ParsedPiece, ...ParsedPiece[]]): JoinedPieces => {
  const last = pieces.at(-1) ?? pieces[0];
  if (last.holds === 'intervals') return { ...last, joined: pieces.length };
  const readings = () => pieces.flatMap((piece) => (piece.holds === 'readings' ? piece.readings() : []));
  return { ...last, readings, joined: pieces.length };
};
