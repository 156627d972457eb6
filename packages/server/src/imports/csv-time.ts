// The times of a CSV's rows: instants where their cells denote them, else what a wall clock shows.
import type { ImportMapping } from '@ohmstead/contract';
import type { CsvLine } from './csv-line.ts';
import type { DateOrderFacts } from './date-order.ts';
import { instantReader, isInstantFormat, type TimeReader } from './instant-cells.ts';
import { type WallClock, wallClock } from './wall-clock.ts';
import { timeOfDay, type WallReader, wallReader } from './wall-times.ts';

type Time = ImportMapping['time'];

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
  if (isInstantFormat(format)) return ofInstants(instantReader(format));
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
    if (timeColumn !== undefined) return reader.midnight(...cell) + timeOfDay(...cellOf(line, timeColumn));
    const shown = reader.both(...cell);
    return Number.isNaN(shown) ? withOffset(reader, clock, cell) : shown;
  },
  atTime: (line, { column, timeColumn = column }) =>
    reader.midnight(...cellOf(line, column)) + timeOfDay(...cellOf(line, timeColumn)),
  dateOrder: reader.dateOrder,
});

const offset = /:\d{2} ?(?:Z|([+-])(\d{2}):?(\d{2}))$/;

/** What the clock shows at a time that another clock shows, so far ahead of UTC. */
const withOffset = (reader: WallReader, clock: WallClock, [bytes, from, to]: Cell): number => {
  const text = Buffer.from(bytes.subarray(from, to)).toString('latin1');
  const match = offset.exec(text);
  if (match === null) return Number.NaN;
  const [, sign, hours = '0', minutes = '0'] = match;
  const end = from + match.index + ':00'.length;
  const aheadMicros = (Number(hours) * 60 + Number(minutes)) * 60_000_000 * (sign === '-' ? -1 : 1);
  return clock.shownAt(reader.both(bytes, from, end) - aheadMicros);
};

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
