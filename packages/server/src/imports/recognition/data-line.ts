// Which lines of a file hold readings, and not its customer, its columns or its totals.
import { timeFormats } from '@ohmstead/contract';
import { isNumberCell } from './number-cell.ts';
import { mayBeTime, readTimeCell } from './time-cell.ts';

const isTimeCell = (cell: string): boolean =>
  mayBeTime(cell) && timeFormats.some((format) => readTimeCell(cell, format) !== null);

/** A time and, beside it, a number. */
export const isDataLine = (cells: readonly string[]): boolean => {
  const time = cells.findIndex(isTimeCell);
  return time !== -1 && cells.some((cell, at) => at !== time && isNumberCell(cell));
};

/** For tables without a time that can be recognised. */
export const hasNumber = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.some(isNumberCell) && !cells.every((cell) => cell === '');
