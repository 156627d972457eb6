// Reads one row of numbers from a line, by the file's mapping.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { isWithin, phaseRanges, type QuantityName, quantityPlaces } from '@ohmstead/domain';
import { type DecimalReader, decimalReader } from './csv-decimal.ts';
import type { CsvLine } from './csv-line.ts';
import { timeReader } from './csv-time.ts';
import type { FlatRow, RowPlace } from './gather-rows.ts';
import { powerOfUnit } from './unit-powers.ts';

export type RowReader = {
  /** NaN where it is no instant; `instantFault` says what else is wrong with it. */
  instant(line: CsvLine): number;
  place(line: CsvLine): RowPlace | null;
  /** The values, or what is wrong with one of them. */
  values(line: CsvLine): FlatRow | ErrorCode;
  /** Cells that a row has at least. */
  readonly fewestCells: number;
};

const zero = 0x30;
const netWord = /^net$/i;

type Column = {
  readonly column: number;
  readonly read: DecimalReader;
  readonly range: (typeof phaseRanges)[QuantityName];
};

const quantities = Object.keys(quantityPlaces) as QuantityName[]; // Its keys are all there are.

export const rowReader = (mapping: ImportMapping): RowReader => {
  const time = timeReader(mapping.time);
  const timeColumn = mapping.time.column;
  const { phaseColumn } = mapping;
  const columnOf = (quantity: QuantityName): Column | null => {
    const value = mapping.values.find((entry) => entry.quantity === quantity);
    if (!value) return null;
    const read = decimalReader(mapping.decimal, powerOfUnit(value.unit));
    return { column: value.column, read, range: phaseRanges[quantity] };
  };
  const columns = quantities.map(columnOf);
  const used = [timeColumn, phaseColumn ?? 0];
  return {
    fewestCells: Math.max(...used) + 1,
    instant: (line) => time(line.bytes, line.starts[timeColumn] ?? 0, line.ends[timeColumn] ?? 0),
    place: (line) => (phaseColumn === null ? 1 : placeOf(line, phaseColumn)),
    values: (line) => valuesOf(line, columns),
  };
};

const placeOf = (line: CsvLine, column: number): RowPlace | null => {
  const start = line.starts[column] ?? 0;
  const digit = (line.bytes[start] ?? 0) - zero;
  if ((line.ends[column] ?? 0) - start === 1 && (digit === 1 || digit === 2 || digit === 3)) return digit;
  return netWord.test(line.text(column)) ? 4 : null;
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

const cell = (line: CsvLine, { column, read }: Column): number | null =>
  column < line.count ? read(line.bytes, line.starts[column] ?? 0, line.ends[column] ?? 0) : null;
