// Reads one row of numbers from a line, by the file's mapping.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { isWithin, phaseRanges, type QuantityName, quantityPlaces } from '@ohmstead/domain';
import { type DecimalReader, decimalReader } from './csv-decimal.ts';
import type { CsvLine } from './csv-line.ts';
import { type SeriesReader, seriesReader } from './csv-series.ts';
import { type LineTimes, lineTimes } from './csv-time.ts';
import type { FlatRow, RowPlace } from './gather-rows.ts';
import { SeriesClock } from './series-clock.ts';
import { powerOfUnit, unitInCells } from './unit-powers.ts';

export type RowReader = {
  readonly series: SeriesReader;
  /** The instant of a row of a series. NaN where it is none; `instantFault` says what else is wrong with it. */
  instant(line: CsvLine, place: RowPlace, register: number): number;
  /** The values of a row of a register, or what is wrong with one of them. */
  values(line: CsvLine, register: number): FlatRow | ErrorCode;
  /** Cells that a row has at least. */
  readonly fewestCells: number;
  readonly used: ReadonlySet<QuantityName>;
  readonly dateOrder: LineTimes['dateOrder'];
};

type Value = ImportMapping['values'][number];

type Column = {
  readonly value: Value;
  readonly read: DecimalReader;
  readonly range: (typeof phaseRanges)[QuantityName];
};

const quantities = Object.keys(quantityPlaces) as QuantityName[]; // Its keys are all there are.

export const rowReader = (mapping: ImportMapping): RowReader => {
  const { time, phaseColumn } = mapping;
  const series = seriesReader(mapping);
  const times = lineTimes(time);
  const columnsOf = (quantity: QuantityName): Column[] =>
    mapping.values
      .filter((value) => value.quantity === quantity)
      .map((value) => ({
        value,
        read: decimalReader(mapping.decimal, powerOfUnit(value.unit), unitInCells(value.unit)),
        range: phaseRanges[quantity],
      }));
  const all = quantities.map(columnsOf);
  const used = new Set(quantities.filter((_, at) => (all[at]?.length ?? 0) > 0));
  const ofRegister: (readonly (Column | null)[])[] = [];
  const columnsFor = (register: number): readonly (Column | null)[] => {
    ofRegister[register] ??= all.map(
      (columns) => columns.find(({ value }) => series.isOf(value, register)) ?? null,
    );
    return ofRegister[register] ?? [];
  };
  return {
    series,
    instant: instantOf(mapping, times),
    values: (line, register) => valuesOf(line, columnsFor(register)),
    fewestCells: Math.max(time.column, time.timeColumn ?? 0, phaseColumn ?? 0) + 1,
    used,
    dateOrder: times.dateOrder,
  };
};

const instantOf = ({ time }: ImportMapping, { clock, read }: LineTimes): RowReader['instant'] => {
  if (clock === null) return (line) => read(line, time);
  const clocks: SeriesClock[] = [];
  return (line, place, register) => {
    const series = register * 8 + place;
    clocks[series] ??= new SeriesClock(clock, 'instant');
    return clocks[series]?.instant(read(line, time)) ?? Number.NaN;
  };
};

const valuesOf = (line: CsvLine, columns: readonly (Column | null)[]): FlatRow | ErrorCode => {
  const row: (number | null)[] = [];
  let isKnown = false;
  for (const column of columns) {
    const value = column && cell(line, column);
    row.push(value);
    if (column === null || value === null) continue;
    if (!Number.isFinite(value)) return 'reading_not_number';
    if (!isWithin(value, column.range)) return 'reading_out_of_range';
    isKnown = true;
  }
  return isKnown ? row : 'reading_not_ready';
};

const cell = (line: CsvLine, { value: { column }, read }: Column): number | null =>
  column < line.count ? read(line.bytes, line.starts[column] ?? 0, line.ends[column] ?? 0) : null;
