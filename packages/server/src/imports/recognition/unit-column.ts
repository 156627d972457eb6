import { type Column, distinctOf, isNumeric } from './column.ts';
import { says } from './says.ts';
import { isOtherUnit, unitOfText } from './unit-name.ts';

/** Marks of values are letters, too: W is a true value and V a provisional one in German files. */
export const isUnitColumn = (column: Column): boolean =>
  column.filled.length > 0 &&
  !isNumeric(column) &&
  column.filled.every((cell) => isUnitAlone(cell)) &&
  (says(column.name, 'unit') || !distinctOf(column).every((cell) => /^\p{L}$/u.test(cell)));

export const isUnitAlone = (cell: string): boolean =>
  cell.length <= 12 &&
  !/\d{2}/.test(cell) &&
  !cell.includes(' ') &&
  (unitOfText(cell) !== null || isOtherUnit(cell));
