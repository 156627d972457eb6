// Several imports may say something of the same time: in each direction the newest one counts, and of an older one what the
// newer ones leave.
import { byTime, type IntervalEnergy } from './interval-energy.ts';
import { type Direction, type IntervalPiece, piecesOf } from './interval-piece.ts';
import { spansOutside } from './spans-outside.ts';

export type ResolvedIntervals = Readonly<Record<Direction, readonly IntervalPiece[]>>;

/** The intervals of each import, the oldest import first. */
export const resolveIntervals = (imports: readonly (readonly IntervalEnergy[])[]): ResolvedIntervals => {
  const newestFirst = imports.map((intervals) => intervals.toSorted(byTime)).reverse();
  return { imported: resolved(newestFirst, 'imported'), exported: resolved(newestFirst, 'exported') };
};

const resolved = (
  newestFirst: readonly (readonly IntervalEnergy[])[],
  direction: Direction,
): IntervalPiece[] => {
  let counting: IntervalPiece[] = [];
  for (const intervals of newestFirst) {
    const left = spansOutside(piecesOf(intervals, direction), counting);
    if (counting.length === 0) counting = left;
    else if (left.length > 0) counting = [...counting, ...left].sort((a, b) => a.fromMicros - b.fromMicros);
  }
  return counting;
};
