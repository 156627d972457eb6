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
  const readers = values.map((value) => ({ value, read: decimalReader(decimal, powerOf(value), unitInCells(value.unit)) }));
  const readerOf = (quantity: Value['quantity'], register: number): Reader | null =>
    readers.find(({ value }) => value.quantity === quantity && series.isOf(value, register)) ?? null;
  const ofRegister: Readers[] = [];
  const readersOf = (register: number): Readers => {
    ofRegister[register] ??= {
      imported: readerOf('intervalImportKwh', register),
      exported: readerOf('intervalExportKwh', register),
      net: readerOf('intervalNetKwh', register),
    };
    return ofRegister[register] ?? { imported: null, exported: null, net: null };
  };
  return {
    read: (line, register, offset) => {
      const { imported, exported, net } = readersOf(register);
      if (net !== null) return ofNet(cell(line, net, offset));
      return { imported: cell(line, imported, offset), exported: cell(line, exported, offset) };
    },
  };
};

type Reader = { readonly value: Value; readonly read: DecimalReader };
type Readers = { readonly imported: Reader | null; readonly exported: Reader | null; readonly net: Reader | null };

/** From the quantity's own unit to thousandths: of Wh, or of W. */
const powerOf = ({ unit }: Value): number => powerOfUnit(unit) + milli + (isPower(unit) ? 0 : kilo);

const cell = (line: CsvLine, reader: Reader | null, offset: number): number | null => {
  if (reader === null) return null;
  const at = reader.value.column + offset;
  if (at >= line.count) return null;
  const value = reader.read(line.bytes, line.starts[at] ?? 0, line.ends[at] ?? 0);
  return value === null ? null : Math.round(value);
};

const ofNet = (net: number | null): IntervalValues => {
  if (net === null || Number.isNaN(net)) return { imported: net, exported: net };
  return { imported: Math.max(0, net), exported: Math.max(0, -net) };
};
