// Decodes one row of numbers as a meter sends it. Null is unknown and stays null.
import type { PhaseRow, ReactiveRow } from '../reading.ts';
import { isWithin, phaseRanges, reactiveRanges } from './limits.ts';

export type RowFault =
  | 'payload_unknown'
  | 'reading_not_ready'
  | 'reading_not_number'
  | 'reading_out_of_range';

/** The columns in the order in which they are sent. */
const phaseColumns = [
  'voltageV',
  'currentA',
  'powerW',
  'importKwh',
  'exportKwh',
  'frequencyHz',
  'powerFactor',
] as const;
/** The oldest firmware leaves out frequency and power factor. */
const fewestColumns = 5;
/** Newer firmware may append columns; those are left out. */
const mostColumns = 16;

const reactiveColumns = ['reactiveVar', 'inductiveKvarh', 'capacitiveKvarh'] as const;

export const phaseRowOf = (row: unknown): PhaseRow | RowFault => {
  // A null row is what a device sends before its first measurement.
  if (row === null) return 'reading_not_ready';
  if (!Array.isArray(row) || row.length < fewestColumns || row.length > mostColumns) return 'payload_unknown';
  const values: Record<keyof PhaseRow, number | null> = {
    voltageV: null,
    currentA: null,
    powerW: null,
    importKwh: null,
    exportKwh: null,
    frequencyHz: null,
    powerFactor: null,
  };
  return fill(values, phaseColumns, phaseRanges, row);
};

export const reactiveRowOf = (row: unknown): ReactiveRow | RowFault => {
  if (row === null) return 'reading_not_ready';
  if (!Array.isArray(row) || row.length < reactiveColumns.length || row.length > mostColumns) {
    return 'payload_unknown';
  }
  const values: Record<keyof ReactiveRow, number | null> = {
    reactiveVar: null,
    inductiveKvarh: null,
    capacitiveKvarh: null,
  };
  return fill(values, reactiveColumns, reactiveRanges, row);
};

const fill = <Column extends string>(
  values: Record<Column, number | null>,
  columns: readonly Column[],
  ranges: Record<Column, readonly [number, number]>,
  row: readonly unknown[],
): Record<Column, number | null> | RowFault => {
  let known = false;
  let index = 0;
  for (const column of columns) {
    const value = row[index] ?? null;
    index += 1;
    if (value === null) continue;
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'reading_not_number';
    if (!isWithin(value, ranges[column])) return 'reading_out_of_range';
    values[column] = value;
    known = true;
  }
  return known ? values : 'reading_not_ready';
};
