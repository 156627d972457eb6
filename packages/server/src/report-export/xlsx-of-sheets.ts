import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { disarmText } from './disarm-text.ts';
import type { Cell, Sheet } from './sheet.ts';

const leastWidth = 12;
/** Wide enough for an instant with its offset. */
const mostWidth = 28;

export const xlsxOfSheets = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      data: [columns.map(heading), ...rows.map((row) => row.map(cellOf))],
      columns: columns.map((text) => ({ width: Math.min(mostWidth, Math.max(leastWidth, text.length + 2)) })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();

const heading = (value: string): CellObject => ({
  value: disarmText(value),
  type: String,
  fontWeight: 'bold',
});

/** Texts are disarmed here too, because a workbook may be saved as CSV. */
const cellOf = (value: Cell): CellObject | null => {
  if (value === null) return null;
  return typeof value === 'number' ? { value, type: Number } : { value: disarmText(value), type: String };
};
