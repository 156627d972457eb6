import type { ImportPreview } from '@ohmstead/contract';

type Rows = ImportPreview['rows'];

/** The different texts of a column. */
export const textsAt = (rows: Rows, column: number | null): string[] =>
  column === null ? [] : [...new Set(rows.map((row) => row[column] ?? ''))].filter((text) => text !== '');
