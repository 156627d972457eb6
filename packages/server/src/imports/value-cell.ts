// Reads the cell of a value in the unit of its row, and with its sign.
import type { ImportMapping } from '@ohmstead/contract';
import { type DecimalReader, decimalReader } from './csv-decimal.ts';
import type { CsvLine } from './csv-line.ts';
import { unitCell } from './unit-cell.ts';
import { powerOfUnit } from './unit-powers.ts';

type Value = ImportMapping['values'][number];

/** Null where nothing stands, NaN where no number does. */
export type ValueCell = (line: CsvLine, column: number) => number | null;

/** `shift` is the power of ten from the quantity's own unit to the wanted one. */
export const valueCell = (value: Value, decimal: ImportMapping['decimal'], shift: number): ValueCell => {
  const unitOf = unitCell(value);
  const readers = new Map<Value['unit'], DecimalReader>();
  const readerOf = (unit: Value['unit']): DecimalReader => {
    const reader = readers.get(unit) ?? decimalReader(decimal, powerOfUnit(unit) + shift, unit);
    readers.set(unit, reader);
    return reader;
  };
  const usual = readerOf(value.unit);
  return (line, column) => {
    if (column >= line.count) return null;
    const unit = unitOf(line);
    if (unit === 'other') return null;
    if (unit === 'unknown') return Number.NaN;
    const read = unit === value.unit ? usual : readerOf(unit);
    const number = read(line.bytes, line.starts[column] ?? 0, line.ends[column] ?? 0);
    return value.isNegative && number ? -number : number;
  };
};
