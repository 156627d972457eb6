// The delimiter of a file is the one that cuts most of its lines into a time and numbers.
import { cellsOf, type Delimiter } from './cells-of-line.ts';
import { hasNumber, isDataLine } from './data-line.ts';

const delimiters: readonly Delimiter[] = [';', ',', '\t', '|'];
const linesLookedAt = 60;

export type IsData = (cells: readonly string[]) => boolean;

/** Null for what is no table: no delimiter cuts a line into cells of which one is a number. */
export const delimiterOf = (
  lines: readonly string[],
): { readonly delimiter: Delimiter; readonly isData: IsData } | null => {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, linesLookedAt);
  for (const isData of [isDataLine, hasNumber]) {
    const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(filled, delimiter, isData) }));
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
    if (best.score > 0) return { delimiter: best.delimiter, isData };
  }
  return null;
};

/** The number of lines with data, and as many cells as most of them; the number of cells decides between equals. */
const scoreOf = (lines: readonly string[], delimiter: Delimiter, isData: IsData): number => {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const cells = cellsOf(line, delimiter);
    if (isData(cells)) lengths.set(cells.length, (lengths.get(cells.length) ?? 0) + 1);
  }
  const scores = [...lengths].map(([cells, count]) => count + cells / 1000);
  return Math.max(0, ...scores);
};
