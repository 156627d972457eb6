// The unit of a candidate that its name does not say: in a column beside it, behind its numbers, or above the table.
import type { Row } from './cells-of-line.ts';
import type { Column } from './column.ts';
import { isUnitAlone } from './unit-column.ts';
import { type Unit, unitBehind, unitOfText } from './unit-name.ts';
import type { Candidate } from './value-candidates.ts';

export type UnitFacts = { readonly unitColumns: readonly Column[]; readonly preamble: readonly Row[] };

export type UnitOfRows = {
  readonly unit: Unit | null;
  /** Only rows with this unit are meant; the others are of gas, or of reactive energy. */
  readonly where: { readonly column: number; readonly text: string } | null;
};

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

const ofEnergy: readonly Unit[] = ['kWh', 'Wh', 'MWh', 'kW', 'W'];

/** The only unit of energy or power that stands alone in a cell above the table, or behind a colon. */
const unitAbove = (preamble: readonly Row[]): Unit | null => {
  const units = preamble.flat().flatMap((cell) => {
    const text = cell.split(':').at(-1)?.trim() ?? '';
    const unit = isUnitAlone(text) ? unitOfText(text) : null;
    return unit !== null && ofEnergy.includes(unit) ? [unit] : [];
  });
  const distinct = [...new Set(units)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
};
