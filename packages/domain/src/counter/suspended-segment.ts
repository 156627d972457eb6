// Segments that a register has left and may return to: what a fall or a jump turns out to be is often shown only by the
// read that takes it back. A register remembers the last four of 35 days. They are stored with its slot as integers laid
// end to end, relative to the slot's count, so that slots can be shifted; a register without any costs nothing.
import { dayMicros } from '../time/durations.ts';

export type SuspendedSegment = {
  /** What the meter showed, and the corrected count, at the segment's last believed read. */
  readonly raw: number;
  readonly count: number;
  readonly sinceMicros: number;
  /** The read that left it, and by how much: negative is a fall. */
  readonly leftMicros: number;
  readonly wayMwh: number;
  /** What was booked for leaving it: a return takes it back. */
  readonly restartMwh: number;
  /** It was left for the segment that it had stood in for, not because of what it showed. */
  readonly isInterlude: boolean;
};

type WithSegments = { readonly count: number; readonly suspended: readonly SuspendedSegment[] };

const mostSegments = 4;
const longestMicros = 35 * dayMicros;

export const noSegments: readonly SuspendedSegment[] = [];

/** Oldest first. */
export const withSegment = (
  segments: readonly SuspendedSegment[],
  segment: SuspendedSegment,
): readonly SuspendedSegment[] => [...segments, segment].slice(-mostSegments);

/** Those that a read of that instant may still return to. */
export const remembered = (
  segments: readonly SuspendedSegment[],
  atMicros: number,
): readonly SuspendedSegment[] => {
  const oldest = segments[0];
  if (oldest === undefined || isRemembered(oldest, atMicros)) return segments;
  return segments.filter((segment) => isRemembered(segment, atMicros));
};

export const isRemembered = ({ sinceMicros }: SuspendedSegment, atMicros: number): boolean =>
  atMicros - sinceMicros <= longestMicros;

export const noSuspended: readonly number[] = [];
const numbersOfOne = 8;

export const packSuspended = (registers: readonly (WithSegments | null)[]): readonly number[] => {
  if (!registers.some(hasSegments)) return noSuspended;
  return registers.flatMap((register, index) =>
    register === null ? [] : register.suspended.flatMap((segment) => numbersOf(segment, index, register)),
  );
};

const hasSegments = (register: WithSegments | null): boolean =>
  register !== null && register.suspended.length > 0;

const numbersOf = (
  { raw, count, sinceMicros, leftMicros, wayMwh, restartMwh, isInterlude }: SuspendedSegment,
  index: number,
  register: WithSegments,
): number[] => [
  index,
  raw,
  register.count - count,
  sinceMicros,
  leftMicros,
  wayMwh,
  restartMwh,
  Number(isInterlude),
];

/** Those of a register whose count stands there. */
export const unpackSuspended = (
  numbers: readonly number[],
  register: number,
  countNow: number,
): readonly SuspendedSegment[] => {
  if (numbers.length === 0) return noSegments;
  const segments: SuspendedSegment[] = [];
  for (let from = 0; from < numbers.length; from += numbersOfOne) {
    if (numbers[from] === register)
      segments.push(segmentOf(numbers.slice(from + 1, from + numbersOfOne), countNow));
  }
  return segments;
};

const segmentOf = (
  [raw = 0, risen = 0, sinceMicros = 0, leftMicros = 0, wayMwh = 0, restartMwh = 0, interlude = 0]: number[],
  countNow: number,
): SuspendedSegment => ({
  raw,
  count: countNow - risen,
  sinceMicros,
  leftMicros,
  wayMwh,
  restartMwh,
  isInterlude: interlude === 1,
});
