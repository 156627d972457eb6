// The unit of a candidate: in its name, in a column beside it, behind its numbers, or above the table.
import { unitAlike } from '../unit-powers.ts';
import type { Row } from './cells-of-line.ts';
import type { Column } from './column.ts';
import { isUnitAlone } from './unit-column.ts';
import { type Unit, unitBehind, unitOfText } from './unit-name.ts';
import type { Candidate } from './value-candidates.ts';

export type UnitFacts = { readonly unitColumns: readonly Column[]; readonly preamble: readonly Row[] };

export type UnitOfRows = {
  readonly unit: Unit | null;
  /** Where each row says it; null where none does. */
  readonly unitColumn: number | null;
  /** The name of the column and the rows beside it say different things. */
  readonly isUnitDoubtful: boolean;
};

export const unitOfRows = (candidate: Candidate, { unitColumns, preamble }: UnitFacts): UnitOfRows => {
  const { column, named, isOfRow } = candidate;
  const beside = besideOf(column, unitColumns);
  const ofRows = beside ? unitsIn(beside, isOfRow) : [];
  const unit = named.unit ?? ofRows[0] ?? unitBehind(column.filled) ?? unitAbove(preamble);
  const isUnitDoubtful = ofRows.some((one) => unit === null || !agree(one, unit, named.unit));
  return {
    unit,
    unitColumn: beside && ofRows.length > 0 && !isUnitDoubtful ? beside.index : null,
    isUnitDoubtful,
  };
};

/** Rows may differ by thousands from each other, but not from what the column is called. */
const agree = (ofRow: Unit, unit: Unit, ofName: Unit | null): boolean =>
  ofName === null ? unitAlike(ofRow, unit) !== null : ofRow === ofName;

/** The units that the rows name, of energy and power where there are any: the others are of gas, or of reactive energy. */
const unitsIn = (beside: Column, isOfRow: Candidate['isOfRow']): Unit[] => {
  const texts = [...new Set(beside.cells.filter((text, row) => text !== '' && isOfRow(row)))];
  const units = texts.flatMap((text) => unitOfText(text) ?? []);
  const energies = units.filter((unit) => ofEnergy.includes(unit));
  return energies.length > 0 ? energies : units;
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
