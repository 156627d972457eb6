// What a column says of the time: an instant or a wall-clock time, a date, a time of day, or an hour by its number.
import { dayMs } from '@ohmstead/domain';
import { type Column, mostAre } from './column.ts';
import { type FormatOfTimes, formatOfTimes } from './date-format.ts';
import { says } from './says.ts';
import { readClock, readHour, readTimeCell } from './time-cell.ts';

export type TimeColumn = { readonly column: Column } & (
  | ({ readonly kind: 'instant' | 'date'; readonly moments: readonly (number | null)[] } & FormatOfTimes)
  | { readonly kind: 'clock' | 'hour'; readonly moments: readonly (number | null)[] }
);

/** Null for a column that says nothing of it. */
export const timeColumnOf = (column: Column): TimeColumn | null => {
  const { filled, cells, name } = column;
  const found = formatOfTimes(filled);
  if (found !== null) {
    const moments = cells.map((cell) => readTimeCell(cell, found.format));
    if (found.format.startsWith('unix') && !isTimeName(name)) return null;
    return { column, kind: isDateOnly(column, found) ? 'date' : 'instant', moments, ...found };
  }
  // 0.15 and 0015 may be anything.
  const isClock = filled.every((cell) => /[:h]/.test(cell)) || says(name, 'hour');
  if (isClock && mostAre(filled, (cell) => readClock(cell) !== null)) {
    return { column, kind: 'clock', moments: cells.map(readClock) };
  }
  const isHour = mostAre(filled, (cell) => readHour(cell) !== null) && says(name, 'hour');
  return isHour ? { column, kind: 'hour', moments: cells.map(readHour) } : null;
};

/** Numbers of meters and counts have as many digits as seconds since 1970. */
const isTimeName = (name: string): boolean =>
  name === '' || /time|stamp|date|datum|zeit|hora|heure|epoch|unix|^ts?$/i.test(name);

/** Spreadsheets write a date as its midnight. */
const isDateOnly = ({ filled }: Column, { format }: FormatOfTimes): boolean => {
  if (format === 'iso' || format.startsWith('unix')) return false;
  return filled.every((cell) => (readTimeCell(cell, format) ?? 0) % dayMs === 0);
};
