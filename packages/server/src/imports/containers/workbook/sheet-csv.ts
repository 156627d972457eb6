// A sheet of a workbook as CSV with semicolons: a decimal comma in a text needs no quotes then. Rows without anything in
// them are left out. Nothing but the row that is being read is kept.
import { StringDecoder } from 'node:string_decoder';
import { InvalidXml, xmlReader } from '../../xml-reader.ts';
import { type Book, textOfCell } from './cell-text.ts';
import { refusalOf } from './read-part.ts';
import { textItem } from './text-item.ts';

/** As many as a mapping can name. Cells beyond them are left out. */
const mostColumns = 128;
/** As many as Excel keeps. */
const mostRows = 1_048_576;

export async function* csvOfSheet(xml: AsyncIterable<Buffer>, book: Book): AsyncGenerator<Buffer> {
  const rows = sheetReader(book);
  const decoder = new StringDecoder('utf8');
  try {
    for await (const piece of xml) {
      rows.push(decoder.write(piece));
      const csv = rows.take();
      if (csv !== '') yield Buffer.from(csv);
    }
    rows.end();
  } catch (error) {
    throw refusalOf(error);
  }
}

const sheetReader = (book: Book) => {
  const line = openLine();
  const inline = textItem();
  let csv = '';
  let rows = 0;
  let place: 'before' | 'within' | 'after' = 'before';
  let column = -1;
  let cell = { type: 'n', style: 0, value: '' };

  const onOpen = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    if (tag === 'sheetData') place = 'within';
    if (place !== 'within') return;
    inline.onOpen(tag);
    if (tag === 'row') {
      column = -1;
      rows += 1;
      if (rows > mostRows) throw new InvalidXml('too many rows');
    }
    if (tag !== 'c') return;
    const { r, t = 'n', s = '0' } = attributes;
    column = r === undefined ? column + 1 : columnOf(r);
    cell = { type: t, style: Number(s), value: '' };
  };
  const onClose = (tag: string, text: string): void => {
    if (place !== 'within') return;
    inline.onClose(tag, text);
    if (tag === 'v') cell.value = text;
    if (tag === 'is') cell.value = inline.take();
    if (tag === 'c') line.set(column, textOfCell(cell, book));
    if (tag === 'row') csv += line.take();
    if (tag === 'sheetData') place = 'after';
  };

  const reader = xmlReader({ onOpen, onClose });
  /** What follows the rows is not looked at: formats and links may be longer than anything that readings need. */
  const unlessAfter = (read: () => void): void => {
    try {
      if (place !== 'after') read();
    } catch (error) {
      if (place !== 'after') throw error;
    }
  };
  return {
    push: (piece: string): void => unlessAfter(() => reader.push(piece)),
    end: (): void => unlessAfter(reader.end),
    take: (): string => {
      const taken = csv;
      csv = '';
      return taken;
    },
  };
};

/** `AB12` is in column 27. */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) throw new InvalidXml('a cell without a place');
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

const openLine = () => {
  let cells: string[] = [];
  let widest = 0;
  return {
    set: (column: number, text: string): void => {
      if (text !== '' && column < mostColumns) cells[column] = quoted(text);
    },
    /** As many cells as the widest line above had: the last ones may be empty. */
    take: (): string => {
      if (cells.length === 0) return '';
      widest = Math.max(widest, cells.length);
      cells.length = widest;
      const taken = `${cells.join(';')}\n`;
      cells = [];
      return taken;
    },
  };
};

const quoted = (text: string): string =>
  /[";]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
