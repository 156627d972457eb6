// The times of a CSV's rows: instants where their cells denote them, else what a wall clock shows.
import type { ImportMapping } from '@ohmstead/contract';
import { parseInstantMicros } from '@ohmstead/domain';
import type { CsvLine } from './csv-line.ts';
import type { DateOrderFacts } from './date-order.ts';
import { type DayStarts, openDayStarts } from './day-starts.ts';
import { SeriesClock } from './series-clock.ts';
import { type WallClock, wallClock } from './wall-clock.ts';
import { timeOfDay, type WallFormat, type WallReader, wallReader } from './wall-times.ts';

type Time = ImportMapping['time'];

/** Microseconds since 1970, by UTC or by a wall clock; NaN for what is no time. */
export type TimeReader = (bytes: Uint8Array, from: number, to: number) => number;

/** The columns of a time; a time of day may have one of its own. */
export type TimeColumns = Pick<Time, 'column' | 'timeColumn'>;

export type LineTimes = {
  /** The zone's clock, of files that show its times. */
  readonly clock: WallClock | null;
  /** What is read is an instant already, and not what the clock shows. */
  readonly areInstants: boolean;
  /** What the cells of a line say. */
  read(line: CsvLine, columns: TimeColumns): number;
  /** The same date with a time of day from another column. */
  atTime(line: CsvLine, columns: TimeColumns): number;
  /** Null where the format has one order of dates only. */
  dateOrder(): DateOrderFacts | null;
};

/** The zone is one that exists: see check-mapping.ts. */
export const lineTimes = ({ format, zone, isCounted }: Omit<Time, 'column'>): LineTimes => {
  if (format === 'iso' || format === 'unixSeconds' || format === 'unixMilliseconds') {
    return ofInstants(instantReader(format));
  }
  const reader = wallReader(format);
  const clock = wallClock(zone ?? 'UTC');
  return isCounted ? ofCountedHours(reader, clock) : ofWallClock(reader, clock);
};

type Cell = [bytes: Uint8Array, from: number, to: number];

const cellOf = (line: CsvLine, column: number): Cell =>
  column < line.count ? [line.bytes, line.starts[column] ?? 0, line.ends[column] ?? 0] : [line.bytes, 0, 0];

const ofInstants = (reader: TimeReader): LineTimes => {
  const read: LineTimes['read'] = (line, { column, timeColumn }) => {
    if (timeColumn === undefined) return reader(...cellOf(line, column));
    const text = Buffer.from(`${line.text(column)} ${line.text(timeColumn)}`, 'latin1');
    return reader(text, 0, text.length);
  };
  return { clock: null, areInstants: true, read, atTime: read, dateOrder: () => null };
};

const ofWallClock = (reader: WallReader, clock: WallClock): LineTimes => ({
  clock,
  areInstants: false,
  read: (line, { column, timeColumn }) => {
    const cell = cellOf(line, column);
    return timeColumn === undefined
      ? reader.both(...cell)
      : reader.midnight(...cell) + timeOfDay(...cellOf(line, timeColumn));
  },
  atTime: (line, { column, timeColumn = column }) =>
    reader.midnight(...cellOf(line, column)) + timeOfDay(...cellOf(line, timeColumn)),
  dateOrder: reader.dateOrder,
});

const dayMicros = 86_400_000_000;
/** The longest day of a year. */
const mostSeconds = 25 * 3600;

/** Times that count the hours of the day: its 25th is one of autumn, and its 3rd never skipped. */
const ofCountedHours = (reader: WallReader, clock: WallClock): LineTimes => {
  const startOf = (midnight: number): number =>
    clock.showing(midnight)[0] ?? clock.reaching(midnight)[0] ?? Number.NaN;
  const counted = (midnight: number, time: number): number => {
    const start = startOf(midnight);
    return time <= startOf(midnight + dayMicros) - start ? start + time : Number.NaN;
  };
  const atTime: LineTimes['atTime'] = (line, { column, timeColumn = column }) =>
    counted(reader.midnight(...cellOf(line, column)), timeOfDay(...cellOf(line, timeColumn), mostSeconds));
  return {
    clock,
    areInstants: true,
    read: (line, columns) => {
      if (columns.timeColumn !== undefined) return atTime(line, columns);
      const [bytes, from, to] = cellOf(line, columns.column);
      const time = timeOfDay(bytes, reader.startOfTime(bytes, from, to), to, mostSeconds);
      return counted(reader.midnight(bytes, from, to), time);
    },
    atTime,
    dateOrder: reader.dateOrder,
  };
};

/** The instants of the cells of one series, one after another. */
export const timeReader = ({ format, zone }: Time): TimeReader => {
  if (format === 'iso' || format === 'unixSeconds' || format === 'unixMilliseconds')
    return instantReader(format);
  const reader = wallReader(format);
  const series = new SeriesClock(wallClock(zone ?? 'UTC'), 'instant');
  return (bytes, from, to) => series.instant(reader.both(bytes, from, to));
};

const instantReader = (format: Exclude<Time['format'], WallFormat>): TimeReader => {
  if (format === 'iso') return isoReader(openDayStarts());
  return readUnix(format === 'unixSeconds' ? 1_000_000 : 1000);
};

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const readUnix =
  (unitMicros: number): TimeReader =>
  (bytes, from, to) => {
    const text = textOf(bytes, from, to);
    return /^\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * unitMicros) : Number.NaN;
  };

const zero = 0x30;

/** The number that so many digits make, or NaN. */
const digitsAt = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let place = at; place < at + count; place += 1) {
    const digit = (bytes[place] ?? 0) - zero;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
};

const upperT = 0x54;
const upperZ = 0x5a;
const blank = 0x20;
const hyphen = 0x2d;
const colon = 0x3a;
const plus = 0x2b;

/** `yyyy-mm-ddThh:mm:ss` and `Z` or `±hh:mm`, of which files are full; anything else is read at leisure. */
const isoReader =
  (dayStarts: DayStarts): TimeReader =>
  (bytes, from, to) => {
    const length = to - from;
    const isUsual =
      (length === 20 || length === 25) &&
      bytes[from + 4] === hyphen &&
      bytes[from + 7] === hyphen &&
      (bytes[from + 10] === upperT || bytes[from + 10] === blank) &&
      bytes[from + 13] === colon &&
      bytes[from + 16] === colon;
    const micros = isUsual ? readUsual(dayStarts, bytes, from, length) : Number.NaN;
    if (!Number.isNaN(micros)) return micros;
    return parseInstantMicros(textOf(bytes, from, to)) ?? Number.NaN;
  };

const readUsual = (dayStarts: DayStarts, bytes: Uint8Array, from: number, length: number): number => {
  const dayMs = dayStarts(
    digitsAt(bytes, from, 4),
    digitsAt(bytes, from + 5, 2),
    digitsAt(bytes, from + 8, 2),
  );
  const hour = digitsAt(bytes, from + 11, 2);
  const minute = digitsAt(bytes, from + 14, 2);
  const second = digitsAt(bytes, from + 17, 2);
  if (!(hour < 24 && minute < 60 && second < 60)) return Number.NaN;
  const wallMs = dayMs + ((hour * 60 + minute) * 60 + second) * 1000;
  if (length === 20) return bytes[from + 19] === upperZ ? wallMs * 1000 : Number.NaN;
  const sign = bytes[from + 19];
  const offsetHours = digitsAt(bytes, from + 20, 2);
  const offsetMinutes = digitsAt(bytes, from + 23, 2);
  if ((sign !== plus && sign !== hyphen) || bytes[from + 22] !== colon) return Number.NaN;
  if (!(offsetHours < 24 && offsetMinutes < 60)) return Number.NaN;
  const offsetMs = (offsetHours * 60 + offsetMinutes) * 60_000;
  return (sign === plus ? wallMs - offsetMs : wallMs + offsetMs) * 1000;
};
