import type { ImportMapping } from '@ohmstead/contract';
import { CsvLine } from '../csv-line.ts';

export type Delimiter = ImportMapping['delimiter'];
export type Row = readonly string[];

const lines = new Map<Delimiter, CsvLine>();

/** The cells as an import reads them. */
export const cellsOf = (text: string, delimiter: Delimiter): string[] => {
  const line = lines.get(delimiter) ?? new CsvLine(delimiter);
  lines.set(delimiter, line);
  const bytes = Buffer.from(text);
  line.split(bytes, 0, bytes.length);
  return Array.from({ length: line.count }, (_, cell) => line.text(cell));
};
