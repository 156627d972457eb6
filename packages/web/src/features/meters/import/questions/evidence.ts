// Pure: cells of the file that show what a question is about.
import type { ImportPreview } from '@ohmstead/contract';
import { valuesOfUnit } from '../draft/asked-unit.ts';
import { energyValues } from '../draft/energy-kind.ts';
import type { DraftValue, MappingDraft } from '../draft/mapping-draft.ts';
import type { Opening } from './openings.ts';

type Rows = ImportPreview['rows'];

const shownCells = 4;

/** Empty where the question says it all. */
export const evidenceOf = (opening: Opening, preview: ImportPreview, draft: MappingDraft): string[] => {
  const { rows } = preview;
  switch (opening) {
    case 'zone':
    case 'stamp':
      return timesOf(rows, draft).slice(0, shownCells);
    case 'unit':
      return cellsOf(rows, valuesOfUnit(preview, draft)).slice(0, shownCells);
    case 'kind':
    case 'direction':
      return cellsOf(rows, energyValues(draft)).slice(0, shownCells);
    default:
      return [];
  }
};

export const timesOf = (rows: Rows, { places: { time, timeOfDay } }: MappingDraft): string[] =>
  rows
    .map((row) => [time, timeOfDay].flatMap((column) => (column === null ? [] : [row[column] ?? ''])))
    .map((cells) => cells.join(' ').trim())
    .filter((text) => text !== '');

/** Of the first value; of a row that is a day, its first intervals. */
const cellsOf = (rows: Rows, [first]: readonly DraftValue[]): string[] => {
  if (!first) return [];
  const { column, columns = 1, where } = first;
  return rows
    .filter((row) => !where || row[where.column] === where.text)
    .flatMap((row) => row.slice(column, column + columns))
    .filter((cell) => cell !== '');
};
