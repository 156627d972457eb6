// One row of numbers from a line, by the file's mapping.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { isWithin, type PhaseRow, phaseRanges } from '@ohmstead/domain';
import { type DecimalReader, decimalReader } from './csv-decimal.ts';
import type { CsvLine } from './csv-line.ts';
import { timeReader } from './csv-time.ts';
import type { RowPlace } from './gather-rows.ts';
import { powerOfUnit } from './unit-powers.ts';

type RowFault = { readonly code: ErrorCode };

export type RowReader = {
  /** NaN where it is no instant; `fault` says what else is wrong with it. */
  instant(line: CsvLine): number;
  place(line: CsvLine): RowPlace | null;
  values(line: CsvLine): PhaseRow | RowFault;
  /** Cells that a row has at least. */
  readonly fewestCells: number;
};

const zero = 0x30;
const netWord = /^net$/i;

type Column = { readonly column: number; readonly read: DecimalReader };

export const rowReader = (mapping: ImportMapping): RowReader => {
  const time = timeReader(mapping.time);
  const timeColumn = mapping.time.column;
  const { phaseColumn } = mapping;
  const columnOf = (quantity: keyof PhaseRow): Column | null => {
    const value = mapping.values.find((entry) => entry.quantity === quantity);
    if (!value) return null;
    return { column: value.column, read: decimalReader(mapping.decimal, powerOfUnit(value.unit)) };
  };
  const columns = {
    voltageV: columnOf('voltageV'),
    currentA: columnOf('currentA'),
    powerW: columnOf('powerW'),
    importKwh: columnOf('importKwh'),
    exportKwh: columnOf('exportKwh'),
    frequencyHz: columnOf('frequencyHz'),
    powerFactor: columnOf('powerFactor'),
  };
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

const notNumber: RowFault = { code: 'reading_not_number' };
const outOfRange: RowFault = { code: 'reading_out_of_range' };
const notReady: RowFault = { code: 'reading_not_ready' };

const valuesOf = (line: CsvLine, columns: Record<keyof PhaseRow, Column | null>): PhaseRow | RowFault => {
  const row: PhaseRow = {
    voltageV: cell(line, columns.voltageV),
    currentA: cell(line, columns.currentA),
    powerW: cell(line, columns.powerW),
    importKwh: cell(line, columns.importKwh),
    exportKwh: cell(line, columns.exportKwh),
    frequencyHz: cell(line, columns.frequencyHz),
    powerFactor: cell(line, columns.powerFactor),
  };
  return faultOf(row) ?? row;
};

const cell = (line: CsvLine, column: Column | null): number | null =>
  column === null || column.column >= line.count
    ? null
    : column.read(line.bytes, line.starts[column.column] ?? 0, line.ends[column.column] ?? 0);

const quantities = Object.keys(phaseRanges) as (keyof PhaseRow)[]; // Its keys are all there are.

const faultOf = (row: PhaseRow): RowFault | null => {
  let isKnown = false;
  for (const quantity of quantities) {
    const value = row[quantity];
    if (value === null) continue;
    if (!Number.isFinite(value)) return notNumber;
    if (!isWithin(value, phaseRanges[quantity])) return outOfRange;
    isKnown = true;
  }
  return isKnown ? null : notReady;
};
