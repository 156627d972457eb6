// The decimal mark by which the numbers of a file are to be read.
import { type DecimalMark, readNumberCell } from './number-cell.ts';

export type DecimalOfFile = {
  readonly decimal: DecimalMark;
  /** Every number reads both ways, as 1,234 does, or some only one way and some only the other. */
  readonly isOpen: boolean;
};

export const decimalOf = (cells: readonly string[]): DecimalOfFile => {
  let points = 0;
  let commas = 0;
  let unclear = '';
  let hundreds = 0;
  for (const cell of cells) {
    const withPoint = readNumberCell(cell, '.');
    const withComma = readNumberCell(cell, ',');
    if (withPoint === withComma) {
      if (Math.abs(withPoint ?? 0) >= 100) hundreds += 1;
      continue;
    }
    if (withComma === null) points += 1;
    else if (withPoint === null) commas += 1;
    else unclear ||= cell;
  }
  if (points > 0 || commas > 0) {
    return { decimal: commas > points ? ',' : '.', isOpen: points > 0 && commas > 0 };
  }
  // Numbers of three decimals have them below 1 and above 100 as well; thousands have hundreds beside them.
  if (unclear !== '' && hundreds > 0) return { decimal: unclear.includes(',') ? '.' : ',', isOpen: false };
  return { decimal: unclear.includes(',') ? ',' : '.', isOpen: unclear !== '' };
};
