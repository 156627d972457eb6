// What an import keeps of its intervals where something is measured already: the rest of each, with its share of the energy.
import type { MicroSpan } from '../time/micro-span.ts';
import { byTime, type IntervalEnergy } from './interval-energy.ts';
import { type Direction, energyWithin, piecesOf } from './interval-piece.ts';
import { spansOutside } from './spans-outside.ts';

/** In order, and without overlap. */
export type MeasuredSpans = Readonly<Record<Direction, readonly MicroSpan[]>>;

/** Cut by direction; one that is measured all through becomes null, and an interval of which nothing is left vanishes. */
export const cutIntervals = (
  intervals: readonly IntervalEnergy[],
  measured: MeasuredSpans,
): IntervalEnergy[] => {
  const inOrder = intervals.toSorted(byTime);
  return joinDirections([
    ...restOf(inOrder, 'imported', measured.imported),
    ...restOf(inOrder, 'exported', measured.exported),
  ]);
};

const restOf = (
  intervals: readonly IntervalEnergy[],
  direction: Direction,
  measured: readonly MicroSpan[],
): IntervalEnergy[] =>
  spansOutside(piecesOf(intervals, direction), measured).map((piece) => {
    const { fromMicros, toMicros, estimated } = piece;
    const mwh = energyWithin(piece, piece);
    return {
      fromMicros,
      toMicros,
      importMwh: direction === 'imported' ? mwh : null,
      exportMwh: direction === 'exported' ? mwh : null,
      estimated,
    };
  });

/** Intervals of the same time become one, in order of time; where both say something of a direction, the first does. */
export const joinDirections = (intervals: readonly IntervalEnergy[]): IntervalEnergy[] => {
  const joined: IntervalEnergy[] = [];
  for (const interval of intervals.toSorted(byTime)) {
    const last = joined.at(-1);
    if (last === undefined || byTime(last, interval) !== 0) joined.push(interval);
    else
      joined[joined.length - 1] = {
        ...last,
        importMwh: last.importMwh ?? interval.importMwh,
        exportMwh: last.exportMwh ?? interval.exportMwh,
        estimated: last.estimated || interval.estimated,
      };
  }
  return joined;
};
