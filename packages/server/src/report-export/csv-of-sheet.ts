import papaparse from 'papaparse';
import type { Sheet } from './sheet.ts';

/** Without it spreadsheets take UTF-8 for another encoding. */
const byteOrderMark = '\uFEFF';

/** Texts that a spreadsheet would run as formulas are led by an apostrophe: places and meters are named by anybody. */
export const csvOfSheet = ({ columns, rows }: Sheet): string =>
  byteOrderMark +
  papaparse.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true });
