// Files of which a row is a day: its intervals stand one after another, in columns named by times of day or numbers.
import type { Column } from './column.ts';
import { readClock } from './time-cell.ts';

export type Wide = {
  readonly column: number;
  /** The intervals of a usual day. */
  readonly parts: number;
  /** With those of the longest day, where they have columns. */
  readonly columns: number;
};

/** The intervals that a day is cut into: hours, half-hours, quarters, tenths and twelfths of an hour. */
const partsOfDay = [24, 48, 96] as const;

export const wideOf = (columns: readonly Column[]): Wide | null => {
  for (const parts of partsOfDay.toReversed()) {
    const first = columns.findIndex((_, at) => isDay(columns.slice(at, at + parts), parts));
    const column = columns[first];
    if (column)
      return { column: column.index, parts, columns: parts + longestDay(columns.slice(first), parts) };
  }
  return null;
};

/** Columns of the hour more that a day of autumn has: the 25th, or the 97th to 100th. */
const longestDay = (columns: readonly Column[], parts: number): number => {
  const first = numberOfName(columns[0]?.name ?? '');
  const more = columns.slice(parts, parts + parts / 24);
  const isNumbered = more.every(
    ({ name }, at) => first !== null && numberOfName(name) === first + parts + at,
  );
  return isNumbered ? more.length : 0;
};

const isDay = (columns: readonly Column[], parts: number): boolean => {
  if (columns.length < parts) return false;
  const clocks = columns.map(({ name }) => clockOfName(name));
  const stepMs = 86_400_000 / parts;
  const [first] = clocks;
  if (first === 0 || first === stepMs) {
    const isStepping = clocks.every(
      (clock, at) => clock !== null && (clock - first - at * stepMs) % 86_400_000 === 0,
    );
    if (isStepping) return true;
  }
  const numbers = columns.map(({ name }) => numberOfName(name));
  const from = numbers[0];
  return (from === 0 || from === 1) && numbers.every((number, at) => number === from + at);
};

/** "00:15", or "00:00-00:15", of which the beginning counts. */
const clockOfName = (name: string): number | null => {
  const first = /^\D{0,12}?(\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?)/.exec(name)?.[1];
  return first === undefined ? null : readClock(first);
};

/** "H01", "V 1", "Interval 1", "1". */
const numberOfName = (name: string): number | null => {
  const digits = /^\D{0,15}?(\d{1,3})$/.exec(name.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};
