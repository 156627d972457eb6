// Which moment a cell names in a format of times.
import type { ImportMapping } from '@ohmstead/contract';
import { parseInstantMicros } from '@ohmstead/domain';

export type TimeFormat = ImportMapping['time']['format'];

/** Whether it is worth while to look for a date. */
export const mayBeTime = (cell: string): boolean =>
  cell.length >= 6 && cell.length <= 40 && /^\d{1,4}[-./]\d|^\d{8,13}/.test(cell);

/** The instant in ms, or the wall-clock time as if it were one of UTC; null for a cell of another format. */
export const readTimeCell = (cell: string, format: TimeFormat): number | null => {
  if (format === 'iso') return instantMs(cell);
  if (format === 'unixSeconds')
    return /^\d{9,10}(?:\.\d{1,6})?$/.test(cell) ? recentMs(Number(cell) * 1000) : null;
  if (format === 'unixMilliseconds') return /^\d{12,13}$/.test(cell) ? recentMs(Number(cell)) : null;
  const { pattern, order } = dates[format];
  const match = pattern.exec(cell.length > longestWallClock ? wallClockOf(cell) : cell);
  if (match === null) return null;
  const dayMs = dayStartMs(order.map((place) => Number(match[place])));
  const clockMs = match[4] === undefined ? 0 : readClock(match[4]);
  return dayMs === null || clockMs === null ? null : dayMs + clockMs;
};

const longestWallClock = 'yyyy-MM-dd HH:mm'.length;

/** Behind a wall-clock time it says which zone's it is. */
const offset = /(?<=:\d{2}) ?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Between both ends of an interval in one cell, of which the beginning is read. */
const range = / (?:to|bis|until|-|–) /;

export const isRange = (cell: string): boolean => range.test(cell);

const wallClockOf = (cell: string): string => (cell.split(range, 1)[0] ?? '').replace(offset, '');

export const hasOffset = (cell: string): boolean => offset.test(cell);

const instantMs = (cell: string): number | null => {
  const micros = parseInstantMicros(cell);
  return micros === null ? null : micros / 1000;
};

const recentMs = (ms: number): number | null =>
  ms >= Date.UTC(2000, 0, 1) && ms < Date.UTC(2100, 0, 1) ? ms : null;

type WallFormat = Exclude<TimeFormat, 'iso' | 'unixSeconds' | 'unixMilliseconds'>;

const rest = '(?:(?:[T ]|, )(.+))?$';
const day = '(\\d{1,2})';
const year = '(\\d{4}|\\d{2})';
const of = (date: string): RegExp => new RegExp(`^${date}${rest}`);

/** The places of year, month and day among what the pattern finds. */
const dates: Record<WallFormat, { readonly pattern: RegExp; readonly order: readonly number[] }> = {
  'yyyy-MM-dd HH:mm': { pattern: of(`(\\d{4})-${day}-${day}`), order: [1, 2, 3] },
  'yyyy/MM/dd HH:mm': { pattern: of(`(\\d{4})[/.]${day}[/.]${day}`), order: [1, 2, 3] },
  'yyyyMMdd HH:mm': { pattern: of('(\\d{4})(\\d{2})(\\d{2})'), order: [1, 2, 3] },
  'dd.MM.yyyy HH:mm': { pattern: of(`${day}\\.${day}\\.${year}`), order: [3, 2, 1] },
  'dd/MM/yyyy HH:mm': { pattern: of(`${day}/${day}/${year}`), order: [3, 2, 1] },
  'dd-MM-yyyy HH:mm': { pattern: of(`${day}-${day}-${year}`), order: [3, 2, 1] },
  'MM/dd/yyyy HH:mm': { pattern: of(`${day}[/-]${day}[/-]${year}`), order: [3, 1, 2] },
};

/** Null for days that do not exist, and for years in which nobody has measured. */
const dayStartMs = ([given = 0, month = 0, dayOfMonth = 0]: readonly number[]): number | null => {
  const whole = given < 100 ? 2000 + given : given;
  if (whole < 1980 || whole > 2100) return null;
  const is = new Date(Date.UTC(whole, month - 1, dayOfMonth));
  return is.getUTCMonth() === month - 1 && is.getUTCDate() === dayOfMonth ? is.getTime() : null;
};

const clock =
  /^(\d{1,2})(?:[:.h])(\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?: ?([ap])\.?m\.?)?$|^(\d{2})(\d{2})$/i;

/** The time of day in ms; 24:00 is the end of the day. */
export const readClock = (cell: string): number | null => {
  const match = clock.exec(cell);
  if (match === null) return null;
  const hours = Number(match[1] ?? match[5]);
  const minutes = Number(match[2] ?? match[6]);
  const seconds = Number(match[3] ?? 0);
  const hour = match[4] === undefined ? hours : (hours % 12) + (/p/i.test(match[4]) ? 12 : 0);
  const isTime = minutes < 60 && seconds < 60 && hour * 60 + minutes <= 24 * 60;
  return isTime ? ((hour * 60 + minutes) * 60 + seconds) * 1000 : null;
};

/** An hour by its number: 1 to 24, or 0 to 23; 25 on the longest day. */
export const readHour = (cell: string): number | null =>
  /^\d{1,2}$/.test(cell) && Number(cell) <= 25 ? Number(cell) * 3_600_000 : null;
