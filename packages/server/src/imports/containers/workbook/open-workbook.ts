// A workbook (XLSX, ECMA-376) as its visible sheets, each a CSV that is made while it is read.
import { FileRefused } from '../../file-refused.ts';
import type { ArchivedFile } from '../zip-archive.ts';
import { noFormats, readCellFormats } from './number-formats.ts';
import { readSharedStrings, SharedStrings } from './shared-strings.ts';
import { csvOfSheet } from './sheet-csv.ts';
import { readSheets } from './workbook-sheets.ts';

/** Workbooks, and the texts, slides and open formats of the same programs. */
export const isOfficeFile = (files: readonly ArchivedFile[]): boolean =>
  files.some(({ name }) => name === '[Content_Types].xml' || name === 'mimetype');

export const sheetsOf = async (files: readonly ArchivedFile[]): Promise<readonly ArchivedFile[]> => {
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
    return sheet ? [{ name, read: () => csvOfSheet(sheet.read(), book) }] : [];
  });
};

/** Names of parts do not differ by case only. */
const finderIn = (files: readonly ArchivedFile[]): ((path: string | null) => ArchivedFile | undefined) => {
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  return (path) => (path === null ? undefined : byName.get(path.toLowerCase()));
};
