import papaparse from 'papaparse';
import { disarmText } from './disarm-text.ts';
import type { Cell, Sheet } from './sheet.ts';

/** Without this mark spreadsheets take UTF-8 for another encoding. */
const byteOrderMark = '\uFEFF';

export const csvOfSheet = ({ columns, rows }: Sheet): string =>
  byteOrderMark +
  papaparse.unparse({ fields: columns.map(disarmText), data: rows.map((row) => row.map(disarmed)) });

/** Further rows of a file that has its head already. */
export const csvOfRows = (rows: readonly (readonly Cell[])[]): string =>
  `${papaparse.unparse(rows.map((row) => row.map(disarmed)))}\r\n`;

const disarmed = (value: Cell): Cell => (typeof value === 'string' ? disarmText(value) : value);
