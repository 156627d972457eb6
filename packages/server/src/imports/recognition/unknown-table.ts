// The mapping of a table of which nothing is known: the first column as the time, and numbers as energy. It is only
// there to be corrected.
import type { Column } from './column.ts';
import { columnsOf, isNumeric } from './column.ts';
import { decimalOf } from './decimal-mark.ts';
import type { Recognised } from './recognised.ts';
import type { Table } from './table.ts';
import type { When } from './when.ts';

export const unknownTable = (table: Table, when: When | null, siteZone: string): Recognised => {
  const columns = columnsOf(table);
  const time = when?.point.time ?? { column: 0, format: 'yyyy-MM-dd HH:mm' as const };
  const value = columns.find((column) => isValue(column, when?.taken ?? [0])) ?? columns[1];
  return {
    mapping: {
      delimiter: table.delimiter,
      decimal: decimalOf(value?.filled ?? []).decimal,
      headerLines: Math.min(20, table.headerLines),
      time: { ...time, zone: siteZone },
      phaseColumn: null,
      interval: { stamp: 'start' },
      values: [{ column: value?.index ?? 1, quantity: 'intervalImportKwh', unit: 'kWh' }],
    },
    open: ['zone', 'columns'],
    meters: [],
  };
};

const isValue = (column: Column, taken: readonly number[]): boolean =>
  !taken.includes(column.index) && isNumeric(column);
