// Where the readings begin in a table, and what stands above them.
import { CsvLine } from '../csv-line.ts';

export type TableHead = {
  /** The number of lines before the first reading. */
  readonly headerLines: number;
  /** The last of them, which names the columns. */
  readonly names: string;
  /** The number of cells of a reading's line. */
  readonly cells: number;
};

const delimiters = [';', '\t', '|', ','] as const;

/** Null for a text that is no table. The readings are the longest run of lines with figures in equally many cells. */
export const tableHeadOf = (lines: readonly string[]): TableHead | null => {
  const runs = delimiters.map((delimiter) => longestRun(lines.map((line) => shapeOf(line, delimiter))));
  const run = runs.reduce((best, next) => (next.length > best.length ? next : best));
  if (run.length < 2 && !(run.length === 1 && run.isBelowNames)) return null;
  return {
    headerLines: run.start,
    names: lines[run.start - 1]?.trim() ?? '',
    cells: run.cells,
  };
};

type LineShape = { readonly cells: number; readonly hasFigures: boolean };

const shapeOf = (text: string, delimiter: string): LineShape => {
  const bytes = Buffer.from(text);
  const line = new CsvLine(delimiter);
  line.split(bytes, 0, bytes.length);
  const cells = Array.from({ length: line.count }, (_, cell) => line.text(cell).trim());
  const filled = cells.filter((cell) => cell !== '');
  return { cells: line.count, hasFigures: filled.length >= 2 && filled.some(isFigure) };
};

/** A number, a date or a time. */
const isFigure = (cell: string): boolean => /^[-+]?\d[\d.,:/+ T-]*Z?$/.test(cell);

type Run = {
  readonly start: number;
  readonly length: number;
  readonly cells: number;
  readonly isBelowNames: boolean;
};

const longestRun = (shapes: readonly LineShape[]): Run => {
  let best: Run = { start: 0, length: 0, cells: 0, isBelowNames: false };
  let start = 0;
  for (const [at, { cells, hasFigures }] of shapes.entries()) {
    if (!hasFigures || cells !== shapes[start]?.cells) start = hasFigures ? at : at + 1;
    const length = hasFigures ? at + 1 - start : 0;
    if (length > best.length)
      best = { start, length, cells, isBelowNames: shapes[start - 1]?.cells === cells };
  }
  return best;
};
