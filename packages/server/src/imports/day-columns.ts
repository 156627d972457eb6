// A row that is a day: which interval each of its columns is. On a day with a change of clocks its columns may follow the
// wall clock, with nothing in the hour that is skipped, or be the day's intervals one after another. The row says which by
// what it leaves empty; where it does not, nobody knows.
import type { WallClock } from './wall-clock.ts';

export type DayRow = {
  /** Null where times are instants; days then have 24 hours. */
  readonly clock: WallClock | null;
  /** The day's midnight: an instant, or what the clock shows. */
  readonly midnightMicros: number;
  readonly columns: number;
  /** The length of an interval, where the mapping gives it. */
  readonly seconds: number | undefined;
  /** What a column says: nothing, nothing but zero, or energy. */
  readonly cell: (column: number) => 'empty' | 'zero' | 'energy';
};

export type DayColumn = { readonly column: number; readonly fromMicros: number; readonly toMicros: number };

const dayMicros = 86_400_000_000;
const longDayMicros = 90_000_000_000;

/** The columns that hold something; null where it cannot be known which interval one of them is. */
export const dayColumns = (row: DayRow): DayColumn[] | null => {
  const step = stepOf(row);
  const day = dayOf(row);
  if (step === null || day === null) return null;
  const count = (day.toMicros - day.fromMicros) / step;
  const usual = dayMicros / step;
  if (!Number.isInteger(count) || !Number.isInteger(usual)) return null;
  const known = columnsOf(row, () => true).filter((column) => row.cell(column) !== 'empty');
  const startOf = startsOf(row, { day, step, count, usual });
  if (startOf === null) return null;
  return known.flatMap((column) => {
    const fromMicros = startOf(column);
    return fromMicros === null ? [] : [{ column, fromMicros, toMicros: fromMicros + step }];
  });
};

/** 24 hours are divided, or 25 where there are columns for them. */
const stepOf = ({ seconds, columns }: DayRow): number | null => {
  if (seconds !== undefined) return seconds * 1_000_000;
  const length = [dayMicros, longDayMicros].find((micros) => micros % (columns * 60_000_000) === 0);
  return length === undefined ? null : length / columns;
};

type Span = { readonly fromMicros: number; readonly toMicros: number };

const dayOf = ({ clock, midnightMicros }: DayRow): Span | null => {
  if (clock === null) return { fromMicros: midnightMicros, toMicros: midnightMicros + dayMicros };
  // A midnight that is skipped is the change of clocks.
  const instantOf = (wall: number) => clock.showing(wall)[0] ?? clock.reaching(wall)[0];
  const [fromMicros, toMicros] = [instantOf(midnightMicros), instantOf(midnightMicros + dayMicros)];
  return fromMicros === undefined || toMicros === undefined ? null : { fromMicros, toMicros };
};

const columnsOf = ({ columns }: DayRow, isWanted: (column: number) => boolean): number[] =>
  Array.from({ length: columns }, (_, column) => column).filter(isWanted);

type Day = { readonly day: Span; readonly step: number; readonly count: number; readonly usual: number };
type StartOf = (column: number) => number | null;

const startsOf = (row: DayRow, of: Day): StartOf | null => {
  const { day, step, count, usual } = of;
  const oneAfterAnother: StartOf = (column) => (column < count ? day.fromMicros + column * step : null);
  const beyond = columnsOf(row, (column) => column >= count);
  if (count < usual) return startsOfShortDay(row, of, oneAfterAnother);
  if (!beyond.every((column) => row.cell(column) === 'empty')) return null;
  const added = columnsOf(row, (column) => column >= usual && column < count);
  const isAnyAdded = added.some((column) => row.cell(column) !== 'empty');
  return count === usual || isAnyAdded ? oneAfterAnother : null;
};

const startsOfShortDay = (row: DayRow, { step, count }: Day, oneAfterAnother: StartOf): StartOf | null => {
  const { clock, midnightMicros } = row;
  const shown: StartOf = (column) => clock?.showing(midnightMicros + column * step)[0] ?? null;
  const skipped = columnsOf(row, (column) => shown(column) === null);
  const beyond = columnsOf(row, (column) => column >= count);
  for (const isLeftOut of [isEmpty, isEmptyOrZero]) {
    const [byClock, inOrder] = [skipped, beyond].map((columns) =>
      columns.every((column) => isLeftOut(row, column)),
    );
    if (byClock !== inOrder) return byClock ? shown : oneAfterAnother;
  }
  return null;
};

const isEmpty = ({ cell }: DayRow, column: number): boolean => cell(column) === 'empty';
const isEmptyOrZero = ({ cell }: DayRow, column: number): boolean => cell(column) !== 'energy';
