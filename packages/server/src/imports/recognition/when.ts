// When the rows of a table are of: the beginnings and ends of intervals, or instants.
import type { Column } from './column.ts';
import { steps, usualStep } from './steps.ts';
import { type TimePoint, timePointsOf } from './time-points.ts';

export type When = {
  readonly point: TimePoint;
  /** The other end of the intervals. */
  readonly finish: TimePoint | null;
  /** Which end of an interval the time is; null where its name and the other columns do not say it. */
  readonly stamp: 'start' | 'end' | null;
  /** The columns that are spoken for. */
  readonly taken: readonly number[];
  /** Several columns could be the time. */
  readonly isUnclear: boolean;
};

export const whenOf = (columns: readonly Column[]): When | null => {
  const { points, taken } = timePointsOf(columns);
  const most = Math.max(0, ...points.map(({ distinct }) => distinct));
  // When a file was made, and its days beside its hours, have few moments.
  const candidates = points.filter(({ distinct }) => distinct * 2 > most);
  const start = candidates.find(({ end }) => end === 'from');
  const finish = candidates.find(({ end }) => end === 'to');
  const unnamed = candidates.filter(({ end }) => end === null);
  if (start && finish) return { point: start, finish, stamp: 'start', taken, isUnclear: false };
  const [one, other] = start || finish ? [start ?? finish, null] : preferInstants(unnamed);
  if (!one) return null;
  if (other) return paired(one, other, taken);
  const stamp = start ? 'start' : finish ? 'end' : null;
  return { point: one, finish: null, stamp, taken, isUnclear: unnamed.length > 1 && stamp === null };
};

/** Of an instant and the same by a wall clock, the instant. */
const preferInstants = (
  points: readonly TimePoint[],
): readonly [TimePoint | undefined, TimePoint | undefined] => {
  const instants = points.filter(({ time }) => time.format === 'iso' || time.format.startsWith('unix'));
  const [one, other] = instants.length === 1 ? instants : points;
  return [one, other];
};

/** Two columns of which the names say nothing: the later one is the end where it lies a step later. */
const paired = (one: TimePoint, other: TimePoint, taken: readonly number[]): When => {
  const step = usualStep(steps(one.moments));
  const gaps = one.moments.map((moment, row) => difference(other.moments[row], moment));
  const isAt = (ms: number): boolean => gaps.filter((gap) => gap === ms).length >= 0.9 * gaps.length;
  if (step !== null && isAt(step))
    return { point: one, finish: other, stamp: 'start', taken, isUnclear: false };
  if (step !== null && isAt(-step))
    return { point: other, finish: one, stamp: 'start', taken, isUnclear: false };
  return { point: one, finish: null, stamp: null, taken, isUnclear: true };
};

const difference = (a: number | null | undefined, b: number | null): number | null =>
  a === null || a === undefined || b === null ? null : a - b;

export type { TimePoint };
