// A heading that spans columns is the heading of each of them.
import type { MergedCells } from './merged-cells.ts';
import { mostColumns, type SheetRow } from './sheet-row.ts';

/** Whether something beside other cells has an empty one, which may be merged with it. */
export const hasGaps = (rows: readonly SheetRow[]): boolean => {
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return rows.some(({ cells }) => {
    const filled = filledOf(cells);
    return filled > 1 && filled < widest;
  });
};

/** A title that stands alone in its row is of no column. */
export const spreadHeadings = (rows: readonly SheetRow[], merged: readonly MergedCells[]): void => {
  const byNumber = new Map(rows.map((row) => [row.number, row.cells]));
  const isBesideOthers = new Set(rows.filter(({ cells }) => filledOf(cells) > 1).map(({ number }) => number));
  for (const { row, fromColumn, toColumn } of merged) {
    const cells = byNumber.get(row);
    const heading = cells?.[fromColumn];
    if (!cells || !heading || !isBesideOthers.has(row) || !/\p{L}/u.test(heading)) continue;
    for (let column = fromColumn + 1; column <= Math.min(toColumn, mostColumns - 1); column += 1)
      cells[column] ||= heading;
  }
};

const filledOf = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;
