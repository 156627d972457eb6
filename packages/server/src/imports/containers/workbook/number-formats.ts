// A workbook stores dates and times of day as numbers; only the format of a cell says that it is one.
// ECMA-376 part 1, 18.8.30 (numFmt) and 18.8.31 (the signs of a format).
import { FileRefused } from '../../file-refused.ts';
import { readPart } from './read-part.ts';

export type TimeFormat = {
  readonly hasDate: boolean;
  readonly hasTime: boolean;
  /** Hours beyond 24 are counted on: `[h]:mm`. */
  readonly isElapsed: boolean;
  /** Parts of a second are shown. */
  readonly hasFraction: boolean;
};

/** The formats of a workbook's cells, by their style; null for those of plain numbers. */
export type CellFormats = readonly (TimeFormat | null)[];

export const noFormats: CellFormats = [];

/** As many as Excel keeps. */
const mostFormats = 65_536;

export const readCellFormats = async (xml: AsyncIterable<Buffer>): Promise<CellFormats> => {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  const onOpen = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    const id = Number(attributes.numFmtId ?? 0);
    if (tag === 'cellXfs') isOfCells = true;
    if (tag === 'numFmt') codes.set(id, attributes.formatCode ?? '');
    if (tag === 'xf' && isOfCells) ids.push(id);
    if (codes.size > mostFormats || ids.length > mostFormats) throw new FileRefused('import_file_invalid');
  };
  const onClose = (tag: string): void => {
    if (tag === 'cellXfs') isOfCells = false;
  };
  await readPart(xml, { onOpen, onClose });
  return ids.map((id) => formatOfCode(codes.get(id) ?? builtInCodes[id] ?? ''));
};

export const formatOfCode = (code: string): TimeFormat | null => {
  if (/^(?:general|standard)$/i.test(code.trim())) return null;
  const signs = bareSigns(code);
  const isElapsed = /\[(?:h+|m+|s+)\]/i.test(signs);
  const hasTime = isElapsed || /[hs]/i.test(signs);
  const hasDate = /[yd]/i.test(signs) || (!hasTime && /m/i.test(signs));
  return hasDate || hasTime ? { hasDate, hasTime, isElapsed, hasFraction: /s\]?[.,]0/i.test(signs) } : null;
};

/** The first section, without texts, paddings, colours, conditions and languages. */
const bareSigns = (code: string): string =>
  code
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .replaceAll(/AM\/PM|A\/P/gi, 'h')
    .replace(/;.*$/s, '');

const of = (ids: readonly number[], code: string): [number, string][] => ids.map((id) => [id, code]);

/** Those that no file spells out. From 27 to 58 they are those of Chinese, Japanese and Korean. */
const builtInCodes: Readonly<Record<number, string>> = Object.fromEntries([
  ...of([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58], 'yyyy-mm-dd'),
  ...of([18, 19, 20, 21, 32, 33, 34, 35, 45, 55, 56], 'h:mm:ss'),
  ...of([22], 'yyyy-mm-dd h:mm'),
  ...of([46], '[h]:mm:ss'),
  ...of([47], 'mm:ss.0'),
]);
