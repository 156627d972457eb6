// The names of the columns among the lines above the first row. Units or OBIS codes may stand in a line of their own.
import type { Row } from './cells-of-line.ts';
import { obisOf } from './obis.ts';
import { unitOfText } from './unit-name.ts';

export type Header = { readonly preamble: readonly Row[]; readonly header: Row };

export const headerOf = (above: readonly Row[]): Header => {
  const lines = above.filter((row) => row.some((cell) => cell !== ''));
  let from = lines.length;
  while (from > 0 && isOfUnits(lines[from - 1] ?? [])) from -= 1;
  if (from > 0 && isOfNames(lines[from - 1] ?? [])) from -= 1;
  while (from > 0 && isOfUnits(lines[from - 1] ?? [])) from -= 1;
  if (from > 0 && isOfGroups(lines[from - 1] ?? [], joined(lines.slice(from)))) from -= 1;
  return { preamble: lines.slice(0, from), header: joined(lines.slice(from)) };
};

const isOfNames = (row: Row): boolean => row.filter((cell) => /\p{L}|\d/u.test(cell)).length >= 2;

/** Headings of neighbouring columns, such as merged cells are; beside them at most what has no name below. */
const isOfGroups = (row: Row, names: Row): boolean => {
  const isGroup = (cell: string, column: number): boolean =>
    /\p{L}/u.test(cell) && (row[column - 1] === cell || row[column + 1] === cell);
  return row.some(isGroup) && row.every((cell, at) => cell === '' || isGroup(cell, at) || !names[at]);
};

const unitsAlone = /^(?:\[|\()?\s*\S{1,6}\s*(?:\]|\))?$/;

const isOfUnits = (row: Row): boolean => {
  const filled = row.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every(isUnitOrCode);
};

const isUnitOrCode = (cell: string): boolean =>
  obisOf(cell) !== null || (unitsAlone.test(cell) && unitOfText(cell) !== null);

/** What stands above and below each other is one name. */
const joined = (lines: readonly Row[]): Row => {
  const width = Math.max(0, ...lines.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    lines
      .map((row) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  );
};
