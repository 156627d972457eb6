// Reads one row of numbers from a line, by the file's mapping.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { isWithin, phaseRanges, type QuantityName, quantityPlaces } from '@ohmstead/domain';
import type { CsvLine } from './csv-line.ts';
import { type SeriesReader, seriesReader } from './csv-series.ts';
import { type LineTimes, lineTimes } from './csv-time.ts';
import { type FlatRow, type RowPlace, withoutDust } from './gather-rows.ts';
import { SeriesClock } from './series-clock.ts';
import { seriesNumber } from './series-number.ts';
import { type ValueCell, valueCell } from './value-cell.ts';

export type RowReader = {
  readonly series: SeriesReader;
  /** The instant of a row of a series. NaN where it is none; `instantFault` says what else is wrong with it. */
  instant(line: CsvLine, place: RowPlace, register: number): number;
  /** The values of a row of a register, or what is wrong with one of them. */
  values(line: CsvLine, register: number): FlatRow | ErrorCode;
  /** Cells that a row has at least. */
  readonly fewestCells: number;
  readonly used: ReadonlySet<QuantityName>;
  /** Of each quantity the number of registers that have rows of their own. */
  readonly registersOf: readonly number[];
  readonly dateOrder: LineTimes['dateOrder'];
};

type Value = ImportMapping['values'][number];

type Column = { readonly value: Value; readonly read: ValueCell };

/** The columns of a quantity, which are added, and what their sum may be. */
type Columns = {
  readonly columns: readonly Column[];
  readonly range: (typeof phaseRanges)[QuantityName];
};

const quantities = Object.keys(quantityPlaces) as QuantityName[]; // Its keys are all there are.

export const rowReader = (mapping: ImportMapping): RowReader => {
  const { time, phaseColumn, values, decimal } = mapping;
  const series = seriesReader(mapping);
  const times = lineTimes(time);
  const readers = values.map((value): Column => ({ value, read: valueCell(value, decimal, 0) }));
  const columnsOf = (quantity: QuantityName, register: number): Columns => ({
    columns: readers.filter(({ value }) => value.quantity === quantity && series.isOf(value, register)),
    range: phaseRanges[quantity],
  });
  const ofRegister: (readonly Columns[])[] = [];
  const columnsFor = (register: number): readonly Columns[] => {
    ofRegister[register] ??= quantities.map((quantity) => columnsOf(quantity, register));
    return ofRegister[register] ?? [];
  };
  return {
    series,
    instant: instantOf(mapping, times),
    values: (line, register) => valuesOf(line, columnsFor(register)),
    fewestCells: Math.max(time.column, time.timeColumn ?? 0, phaseColumn ?? 0) + 1,
    used: new Set(quantities.filter((quantity) => values.some((value) => value.quantity === quantity))),
    registersOf: quantities.map((quantity) => registersOf(values, quantity)),
    dateOrder: times.dateOrder,
  };
};

/** The number of registers whose rows a quantity is the sum of. */
const registersOf = (values: readonly Value[], quantity: QuantityName): number => {
  const rows = values.filter((value) => value.quantity === quantity && value.where !== undefined);
  return new Set(rows.map(({ where }) => JSON.stringify([where?.column, where?.text]))).size;
};

const instantOf = (
  { time }: ImportMapping,
  { clock, areInstants, read }: LineTimes,
): RowReader['instant'] => {
  if (clock === null || areInstants) return (line) => read(line, time);
  const clocks: SeriesClock[] = [];
  return (line, place, register) => {
    const series = seriesNumber(place, register);
    clocks[series] ??= new SeriesClock(clock, 'instant');
    return clocks[series]?.instant(read(line, time)) ?? Number.NaN;
  };
};

const valuesOf = (line: CsvLine, ofQuantities: readonly Columns[]): FlatRow | ErrorCode => {
  const row: (number | null)[] = [];
  let isKnown = false;
  for (const { columns, range } of ofQuantities) {
    const value = columns.length === 0 ? null : sumOf(line, columns);
    row.push(value);
    if (value === null) continue;
    if (!Number.isFinite(value)) return 'reading_not_number';
    if (!isWithin(value, range)) return 'reading_out_of_range';
    isKnown = true;
  }
  return isKnown ? row : 'reading_not_ready';
};

/** A count is unknown where one of those it is the sum of is. */
const sumOf = (line: CsvLine, columns: readonly Column[]): number | null => {
  const [only, other] = columns;
  if (only !== undefined && other === undefined) return only.read(line, only.value.column);
  let sum = 0;
  for (const { value: of, read } of columns) {
    const value = read(line, of.column);
    if (value === null) return null;
    sum += value;
  }
  return withoutDust(sum);
};
