// A workbook (XLSX, ECMA-376) as its visible sheets, each a CSV that is made while it is read.
import { FileRefused } from '../../file-refused.ts';
import type { UnpackLimit } from '../unpack.ts';
import type { ArchivedFile } from '../zip-archive.ts';
import { noFormats, readCellFormats } from './number-formats.ts';
import { readSharedStrings, SharedStrings } from './shared-strings.ts';
import { csvOfSheet } from './sheet-csv.ts';
import { readSheets } from './workbook-sheets.ts';

/** Workbooks, and the texts, slides and open formats of the same programs. */
export const isOfficeFile = (files: readonly ArchivedFile[]): boolean =>
  files.some(({ name }) => name === '[Content_Types].xml' || name === 'mimetype');

export const sheetsOf = async (
  files: readonly ArchivedFile[],
  limit: UnpackLimit,
): Promise<readonly ArchivedFile[]> => {
  const find = finderIn(files);
  const workbook = find('xl/workbook.xml');
  const relations = find('xl/_rels/workbook.xml.rels');
  if (!workbook || !relations) throw new FileRefused('import_kind_unknown');
  const { sheets, stringsPath, stylesPath, is1904 } = await readSheets(workbook.read(), relations.read());
  const strings = find(stringsPath);
  const styles = find(stylesPath);
  const book = {
    strings: strings ? await readSharedStrings(strings.read()) : new SharedStrings(),
    formats: styles ? await readCellFormats(styles.read()) : noFormats,
    is1904,
  };
  return sheets.flatMap(({ name, path }) => {
    const sheet = find(path);
    return sheet ? [{ ...sheet, name, read: () => counted(csvOfSheet(sheet.read, book), limit) }] : [];
  });
};

/** Many cells may share one long text. */
async function* counted(csv: AsyncIterable<Buffer>, limit: UnpackLimit): AsyncGenerator<Buffer> {
  const count = limit(Number.POSITIVE_INFINITY);
  for await (const piece of csv) {
    count(piece.length);
    yield piece;
  }
}

/** Names of parts do not differ by case only. */
const finderIn = (files: readonly ArchivedFile[]): ((path: string | null) => ArchivedFile | undefined) => {
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  return (path) => (path === null ? undefined : byName.get(path.toLowerCase()));
};
