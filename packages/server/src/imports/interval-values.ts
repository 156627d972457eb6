// The energies of a row of intervals: import and export, or one net value.
import type { ImportMapping } from '@ohmstead/contract';
import type { CsvLine } from './csv-line.ts';
import type { SeriesReader } from './csv-series.ts';
import { isPower } from './unit-powers.ts';
import { type ValueCell, valueCell } from './value-cell.ts';

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
  const readers = values.map((value): Reader => ({ value, read: valueCell(value, decimal, shiftOf(value)) }));
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

type Reader = { readonly value: Value; readonly read: ValueCell };
type Readers = Readonly<Record<'imported' | 'exported' | 'net', readonly Reader[]>>;

/** From the quantity's own unit to thousandths: of Wh, or of W. */
const shiftOf = ({ unit }: Value): number => milli + (isPower(unit) ? 0 : kilo);

/** Tariffs have a column each, empty while the other one holds. */
const sumOf = (line: CsvLine, readers: readonly Reader[], offset: number): number | null => {
  let sum: number | null = null;
  for (const { value: of, read } of readers) {
    const value = read(line, of.column + offset);
    // Minus nothing is nothing.
    if (value !== null) sum = (sum ?? 0) + Math.round(value) + 0;
  }
  return sum;
};

const ofNet = (net: number | null): IntervalValues => {
  if (net === null || Number.isNaN(net)) return { imported: net, exported: net };
  return { imported: Math.max(0, net), exported: Math.max(0, -net) };
};
