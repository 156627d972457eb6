// The columns of a table that name a moment: one with date and time of day, or one for each of them.
import type { ImportMapping } from '@ohmstead/contract';
import type { Column } from './column.ts';
import { type End, endsOf } from './from-to.ts';
import { hasOffset, isRange } from './time-cell.ts';
import { type TimeColumn, timeColumnOf } from './time-kind.ts';

export type Moments = readonly (number | null)[];

export type TimePoint = {
  readonly time: Omit<ImportMapping['time'], 'zone'>;
  readonly isOrderOpen: boolean;
  /** Of each row, in ms. */
  readonly moments: Moments;
  readonly distinct: number;
  /** What its name says. */
  readonly end: End;
  readonly names: readonly string[];
  /** The cells in which the time of day stands. */
  readonly cells: readonly string[];
  readonly isByHour: boolean;
  /** Each time has its offset from UTC. */
  readonly hasOffset: boolean;
  readonly isDateOnly: boolean;
};

type Dated = Extract<TimeColumn, { kind: 'instant' | 'date' }>;
type Clock = Extract<TimeColumn, { kind: 'clock' | 'hour' }>;
type Named<T> = T & { readonly end: End };

export type TimesOfTable = {
  readonly points: readonly TimePoint[];
  /** The columns that are spoken for. */
  readonly taken: readonly number[];
};

export const timePointsOf = (columns: readonly Column[]): TimesOfTable => {
  const found = columns.flatMap((column) => timeColumnOf(column) ?? []);
  const ends = endsOf(found.map(({ column }) => column.name));
  const named = found.map((one, at) => ({ ...one, end: ends[at] ?? null }));
  const dates = named.filter((one): one is Named<Dated> => one.kind === 'date');
  const clocks = named.filter((one): one is Named<Clock> => one.kind === 'clock' || one.kind === 'hour');
  const instants = named.filter((one): one is Named<Dated> => one.kind === 'instant');
  return {
    points: [...instants.map(pointOf), ...datesWithClocks(dates, clocks)],
    taken: found.map(({ column }) => column.index),
  };
};

const pointOf = ({ column, format, isOrderOpen, moments, end, kind }: Named<Dated>): TimePoint => ({
  time: { column: column.index, format },
  isOrderOpen,
  moments,
  distinct: new Set(moments).size,
  end: column.filled.every(isRange) ? 'from' : end,
  names: [column.name],
  cells: column.cells,
  isByHour: false,
  hasOffset: column.filled.every(hasOffset),
  isDateOnly: kind === 'date',
});

/** Each time of day has a date of its own, or all share the first. */
const datesWithClocks = (dates: readonly Named<Dated>[], clocks: readonly Named<Clock>[]): TimePoint[] => {
  if (clocks.length === 0) return dates.map(pointOf);
  return clocks.flatMap((clock, at) => {
    const date = clocks.length === dates.length ? dates[at] : dates[0];
    return date ? [withClock(date, clock)] : [];
  });
};

const withClock = (date: Named<Dated>, clock: Named<Clock>): TimePoint => {
  const moments = date.moments.map((day, row) => sum(day, clock.moments[row] ?? null));
  const point = pointOf(date);
  return {
    ...point,
    time: { ...point.time, timeColumn: clock.column.index },
    moments,
    distinct: new Set(moments).size,
    end: clock.end ?? date.end,
    names: [date.column.name, clock.column.name],
    cells: clock.column.cells,
    isByHour: clock.kind === 'hour',
    isDateOnly: false,
  };
};

const sum = (day: number | null, clock: number | null): number | null =>
  day === null || clock === null ? null : day + clock;
