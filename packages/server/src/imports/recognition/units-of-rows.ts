// The unit of a candidate that its name does not say: in a column beside it, behind its numbers, or above the table.
import type { Candidate } from './value-candidates.ts';
import { unitBehind } from './value-candidates.ts';
import { type Column, isNumeric } from './column.ts';
import type { Row } from './cells-of-line.ts';
import { isOtherUnit, type Unit, unitOfText } from './unit-name.ts';

export type UnitFacts = { readonly unitColumns: readonly Column[]; readonly preamble: readonly Row[] };

export type UnitOfRows = {
  readonly unit: Unit | null;
  /** Only rows with this unit are meant; the others are of gas, or of reactive energy. */
  readonly where: { readonly column: number; readonly text: string } | null;
};

export const isUnitColumn = (column: Column): boolean =>
  column.filled.length > 0 && !isNumeric(column) && column.filled.every((cell) => isUnitAlone(cell));

const isUnitAlone = (cell: string): boolean =>
  cell.length <= 12 && !/\d{2}/.test(cell) && !cell.includes(' ') && (unitOfText(cell) !== null || isOtherUnit(cell));

export const unitOfRows = (candidate: Candidate, { unitColumns, preamble }: UnitFacts): UnitOfRows => {
  const { column, named, isOfRow } = candidate;
  if (named.unit !== null) return { unit: named.unit, where: null };
  const beside = besideOf(column, unitColumns);
  if (beside) {
    const texts = [...new Set(beside.cells.filter((text, row) => text !== '' && isOfRow(row)))];
    const known = texts.filter((text) => unitOfText(text) !== null);
    const [text] = known;
    if (text !== undefined && known.length === 1) {
      return { unit: unitOfText(text), where: texts.length > 1 ? { column: beside.index, text } : null };
    }
  }
  return { unit: unitBehind(column.filled) ?? unitAbove(preamble), where: null };
};

/** The nearest, the one behind the numbers first. */
const besideOf = ({ index }: Column, unitColumns: readonly Column[]): Column | undefined =>
  unitColumns.find((column) => column.index > index) ?? unitColumns.at(-1);

/** The only unit that stands alone in a cell above the table, or behind a colon. */
const unitAbove = (preamble: readonly Row[]): Unit | null => {
  const units = preamble.flat().flatMap((cell) => {
    const text = cell.split(':').at(-1)?.trim() ?? '';
    return isUnitAlone(text) && !/^[A-Z]$/.test(text.replace('W', '')) ? (unitOfText(text) ?? []) : [];
  });
  const distinct = [...new Set(units)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
};
