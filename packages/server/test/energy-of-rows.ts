// The energy of a file's rows by a mapping, without any notion of time: for tests of whether the mapping reads the right
// columns in the right unit and direction.
import type { ImportMapping } from '@ohmstead/contract';
import { readNumberCell } from '../src/imports/recognition/number-cell.ts';
import { columnOf, type Row, type Table } from '../src/imports/recognition/table.ts';
import { readTimeCell } from '../src/imports/recognition/time-cell.ts';

export type EnergyOfRows = { readonly importKwh: number; readonly exportKwh: number };

type Value = ImportMapping['values'][number];

export const energyOfRows = (table: Table, mapping: ImportMapping): EnergyOfRows => {
  const sums = { importKwh: 0, exportKwh: 0 };
  const usualHours = hoursOf(table.rows[0] ?? [], mapping);
  for (const row of table.rows) {
    const { only } = mapping;
    const hours = hoursOf(row, mapping);
    // A row with the total of the file overlaps all others.
    if ((only && row[only.column] !== only.text) || hours > 2 * usualHours) continue;
    for (const value of mapping.values) {
      const kwh = kwhOf(row, value, { mapping, hours });
      if (isExport(value, kwh)) sums.exportKwh += Math.abs(kwh);
      else sums.importKwh += kwh;
    }
  }
  return sums;
};

/** What the counters of a file rise by. */
export const riseOfRows = (table: Table, { values, decimal }: ImportMapping): EnergyOfRows => {
  const rise = (quantity: Value['quantity']): number =>
    values
      .filter((value) => value.quantity === quantity)
      .map(({ column }) => columnOf(table.rows, column).map((cell) => readNumberCell(cell, decimal) ?? 0))
      .reduce((sum, counts) => sum + (counts.at(-1) ?? 0) - (counts[0] ?? 0), 0);
  return { importKwh: rise('importKwh'), exportKwh: rise('exportKwh') };
};

const isExport = ({ quantity }: Value, kwh: number): boolean =>
  quantity === 'intervalExportKwh' || (quantity === 'intervalNetKwh' && kwh < 0);

const factors: Partial<Record<Value['unit'], number>> = { kWh: 1, Wh: 0.001, MWh: 1000 };

type Rule = { readonly mapping: ImportMapping; readonly hours: number };

const kwhOf = (row: Row, value: Value, { mapping, hours }: Rule): number => {
  const { where, columns = 1, isNegative = false } = value;
  if (where && row[where.column] !== where.text) return 0;
  const factor = factors[value.unit] ?? (value.unit === 'kW' ? hours : hours / 1000);
  return row
    .slice(value.column, value.column + columns)
    .reduce(
      (sum, cell) => sum + (readNumberCell(cell, mapping.decimal) ?? 0) * factor * (isNegative ? -1 : 1),
      0,
    );
};

const hoursOf = (row: Row, { time, interval }: ImportMapping): number => {
  if (interval?.seconds !== undefined) return interval.seconds / 3600;
  if (interval?.endColumn === undefined) return 1;
  const at = (columns: readonly (number | undefined)[]): number => {
    const cells = columns.flatMap((column) => (column === undefined ? [] : [row[column] ?? '']));
    return readTimeCell(cells.join(' '), time.format) ?? 0;
  };
  const endMs = at([interval.endColumn, interval.endTimeColumn]);
  return (endMs - at([time.column, time.timeColumn])) / 3_600_000;
};
