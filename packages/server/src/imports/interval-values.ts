// The energies of a row of intervals: import and export, or one net value.
import type { ImportMapping } from '@ohmstead/contract';
import { type DecimalReader, decimalReader } from './csv-decimal.ts';
import type { CsvLine } from './csv-line.ts';
import type { SeriesReader } from './csv-series.ts';
import { isPower, powerOfUnit, unitInCells } from './unit-powers.ts';

type Value = ImportMapping['values'][number];

/** mWh or, of mean powers, mW; null where nothing is said, NaN where no number is. */
export type IntervalValues = { readonly imported: number | null; readonly exported: number | null };

export type IntervalValueReader = {
  /** The values of a row of a register, so many columns after their first ones. */
  read(line: CsvLine, register: number, offset: number): IntervalValues;
};

const milli = 3;
const kilo = 3;

export const intervalValueReader = (
  { values, decimal }: ImportMapping,
  series: Pick<SeriesReader, 'isOf'>,
): IntervalValueReader => {
  const readers = values.map((value): Reader => {
    return { value, read: decimalReader(decimal, powerOf(value), unitInCells(value.unit)) };
  });
  const readersOf = (quantity: Value['quantity'], register: number): Reader[] =>
    readers.filter(({ value }) => value.quantity === quantity && series.isOf(value, register));
  const ofRegister: Readers[] = [];
  const readersFor = (register: number): Readers => {
    ofRegister[register] ??= {
      imported: readersOf('intervalImportKwh', register),
      exported: readersOf('intervalExportKwh', register),
      net: readersOf('intervalNetKwh', register),
    };
    return ofRegister[register] ?? { imported: [], exported: [], net: [] };
  };
  return {
    read: (line, register, offset) => {
      const { imported, exported, net } = readersFor(register);
      if (net.length > 0) return ofNet(sumOf(line, net, offset));
      return { imported: sumOf(line, imported, offset), exported: sumOf(line, exported, offset) };
    },
  };
};

type Reader = { readonly value: Value; readonly read: DecimalReader };
type Readers = Readonly<Record<'imported' | 'exported' | 'net', readonly Reader[]>>;

/** From the quantity's own unit to thousandths: of Wh, or of W. */
const powerOf = ({ unit }: Value): number => powerOfUnit(unit) + milli + (isPower(unit) ? 0 : kilo);

/** Tariffs have a column each, empty while the other one holds. */
const sumOf = (line: CsvLine, readers: readonly Reader[], offset: number): number | null => {
  let sum: number | null = null;
  for (const reader of readers) {
    const value = cell(line, reader, offset);
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
};

const cell = (
  line: CsvLine,
  { value: { column, isNegative }, read }: Reader,
  offset: number,
): number | null => {
  const at = column + offset;
  if (at >= line.count) return null;
  const value = read(line.bytes, line.starts[at] ?? 0, line.ends[at] ?? 0);
  if (value === null) return null;
  // Minus nothing is nothing.
  return Math.round(isNegative ? -value : value) + 0;
};

const ofNet = (net: number | null): IntervalValues => {
  if (net === null || Number.isNaN(net)) return { imported: net, exported: net };
  return { imported: Math.max(0, net), exported: Math.max(0, -net) };
};
