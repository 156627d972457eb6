import { type Column, isNumeric } from './column.ts';
import { isOtherUnit, unitOfText } from './unit-name.ts';

export const isUnitColumn = (column: Column): boolean =>
  column.filled.length > 0 && !isNumeric(column) && column.filled.every((cell) => isUnitAlone(cell));

export const isUnitAlone = (cell: string): boolean =>
  cell.length <= 12 &&
  !/\d{2}/.test(cell) &&
  !cell.includes(' ') &&
  (unitOfText(cell) !== null || isOtherUnit(cell));
