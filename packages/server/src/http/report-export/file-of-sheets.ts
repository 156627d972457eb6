import type { AnsweredFile } from '../../report-export/answered-file.ts';
import { csvOfSheet } from '../../report-export/csv-of-sheet.ts';
import type { Sheet } from '../../report-export/sheet.ts';
import { xlsxOfSheets } from '../../report-export/xlsx-of-sheets.ts';

/** CSV has room for one table only, which is the first. */
export const fileOf = async (
  name: string,
  format: 'csv' | 'xlsx',
  sheets: readonly [Sheet, ...Sheet[]],
): Promise<AnsweredFile> =>
  format === 'csv'
    ? { name: `${name}.csv`, type: 'text/csv', content: csvOfSheet(sheets[0]) }
    : { name: `${name}.xlsx`, type: xlsxType, content: await xlsxOfSheets(sheets) };

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
