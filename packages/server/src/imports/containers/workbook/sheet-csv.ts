// A sheet of a workbook as CSV. Rows without anything in them are left out. Nothing but the first rows and the one that is
// being read is kept.
import { StringDecoder } from 'node:string_decoder';
import type { Book } from './cell-text.ts';
import { openLines } from './csv-lines.ts';
import { mergedCells } from './merged-cells.ts';
import { refusalOf } from './read-part.ts';
import { sheetReader } from './sheet-reader.ts';
import type { SheetRow } from './sheet-row.ts';
import { hasGaps, spreadHeadings } from './spread-headings.ts';

/** Headings are among them: a mapping may skip as many lines. */
const headRows = 20;

/** The sheet is read a second time where headings may span columns. */
export async function* csvOfSheet(read: () => AsyncIterable<Buffer>, book: Book): AsyncGenerator<Buffer> {
  const lines = openLines();
  let head: SheetRow[] | null = [];
  const rows = sheetReader(book, (row) => {
    if (head === null) lines.add(row.cells);
    else head.push(row);
  });
  const giveHead = async (): Promise<void> => {
    const waiting = head ?? [];
    head = null;
    const first = waiting.slice(0, headRows);
    if (hasGaps(first)) spreadHeadings(first, await mergedCells(read(), first.at(-1)?.number ?? 0));
    for (const { cells } of waiting) lines.add(cells);
  };
  const decoder = new StringDecoder('utf8');
  try {
    for await (const piece of read()) {
      rows.push(decoder.write(piece));
      if (head !== null && head.length >= headRows) await giveHead();
      const csv = lines.take();
      if (csv !== '') yield Buffer.from(csv);
    }
    rows.end();
    await giveHead();
    const csv = lines.take();
    if (csv !== '') yield Buffer.from(csv);
  } catch (error) {
    throw refusalOf(error);
  }
}
