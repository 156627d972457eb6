// What the first lines of a file look like, what its columns seem to be, and what it leaves open: for people to look at
// and correct. An import never uses it unasked.
import type { ImportPreview } from '@ohmstead/contract';
import { layoutOf } from './layouts/layouts.ts';
import { nem12Preview } from './layouts/nem12.ts';
import { cellsOf } from './recognition/cells-of-line.ts';
import { recognise } from './recognition/recognise.ts';
import { tableOf } from './recognition/table.ts';

export type FileBeginning = {
  readonly text: string;
  /** There is no more of the file. */
  readonly isWhole: boolean;
};

/** The zone is the site's: it is proposed for wall-clock times. */
export const previewFile = ({ text, isWhole }: FileBeginning, siteZone: string): ImportPreview => {
  if (/^\s*</.test(text)) return { ...noTable(''), layout: 'greenButton' };
  const nem12 = nem12Preview(text);
  if (nem12 !== null) return nem12;
  const table = tableOf(text, isWhole);
  if (table === null) return noTable(text);
  const layout = layoutOf(table);
  const recognised = recognise(table, siteZone);
  return {
    layout: layout?.name ?? null,
    delimiter: table.delimiter,
    ...(layout === null ? recognised : layout.settle(recognised, table)),
    header: [...table.header],
    rows: table.firstRows.map((row) => [...row]),
  };
};

const shownRows = 20;

const noTable = (text: string): ImportPreview => ({
  layout: null,
  delimiter: ',',
  mapping: null,
  open: [],
  meters: [],
  header: [],
  rows: text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, shownRows)
    .map((line) => cellsOf(line, ',')),
});
