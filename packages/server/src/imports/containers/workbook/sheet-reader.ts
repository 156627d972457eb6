// Reads the rows of a sheet's XML as it comes.
import { InvalidXml, xmlReader } from '../../xml-reader.ts';
import { type Book, textOfCell } from './cell-text.ts';
import { columnOf } from './column-of.ts';
import { mostColumns, type SheetRow } from './sheet-row.ts';
import { textItem } from './text-item.ts';

/** As many as Excel keeps. */
const mostRows = 1_048_576;

export type SheetReader = { push(piece: string): void; end(): void };

/** Rows without anything in them are not given. */
export const sheetReader = (book: Book, onRow: (row: SheetRow) => void): SheetReader => {
  const inline = textItem();
  let rows = 0;
  let place: 'before' | 'within' | 'after' = 'before';
  let number = 0;
  let cells: string[] = [];
  let column = -1;
  let cell = { type: 'n', style: 0, value: '' };

  const openRow = (r: string | undefined): void => {
    column = -1;
    rows += 1;
    if (rows > mostRows) throw new InvalidXml('too many rows');
    number = r === undefined ? number + 1 : Number(r);
  };
  const closeRow = (): void => {
    if (cells.length > 0) onRow({ number, cells });
    cells = [];
  };
  const closeCell = (): void => {
    const text = textOfCell(cell, book);
    if (text !== '' && column < mostColumns) cells[column] = text;
  };

  const onOpen = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    if (tag === 'sheetData') place = 'within';
    if (place !== 'within') return;
    inline.onOpen(tag);
    const { r, t = 'n', s = '0' } = attributes;
    if (tag === 'row') openRow(r);
    if (tag !== 'c') return;
    column = r === undefined ? column + 1 : columnOf(r);
    cell = { type: t, style: Number(s), value: '' };
  };
  const onClose = (tag: string, text: string): void => {
    if (place !== 'within') return;
    inline.onClose(tag, text);
    if (tag === 'v') cell.value = text;
    if (tag === 'is') cell.value = inline.take();
    if (tag === 'c') closeCell();
    if (tag === 'row') closeRow();
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
    push: (piece) => unlessAfter(() => reader.push(piece)),
    end: () => unlessAfter(reader.end),
  };
};
