// The unit that a row names for its value in a column of its own.
import type { ImportMapping } from '@ohmstead/contract';
import type { CsvLine } from './csv-line.ts';
import { isOtherUnit, unitOfText } from './recognition/unit-name.ts';
import { isPower, isUnitOf } from './unit-powers.ts';

type Value = ImportMapping['values'][number];

/** "other" is a unit of something that is not read; "unknown" may be anything. */
export type CellUnit = Value['unit'] | 'other' | 'unknown';

export const unitCell = (value: Value): ((line: CsvLine) => CellUnit) => {
  const { unit, unitColumn } = value;
  if (unitColumn === undefined) return () => unit;
  let bytes: Uint8Array = new Uint8Array();
  let of: CellUnit = unit;
  return (line) => {
    if (line.isEmpty(unitColumn)) return unit;
    // Rows that follow each other mostly have the same.
    if (!line.holds(unitColumn, bytes)) {
      const text = line.text(unitColumn);
      bytes = Buffer.from(text);
      of = meantBy(text, value);
    }
    return of;
  };
};

const meantBy = (text: string, { unit, quantity }: Value): CellUnit => {
  const named = unitOfText(text);
  if (named === null) return isOtherUnit(text) ? 'other' : 'unknown';
  if (!isUnitOf(named, quantity)) return 'other';
  // A mean power among energies counts for the length of its interval, which the row of an energy does not say.
  return isPower(named) === isPower(unit) ? named : 'unknown';
};

export type RowUnits = {
  /** The row is of something that is not read. */
  isOther(line: CsvLine): boolean;
  isUnknown(line: CsvLine): boolean;
};

export const rowUnits = ({ values }: Pick<ImportMapping, 'values'>): RowUnits => {
  const cells = values.map(unitCell);
  const hasUnits = values.some(({ unitColumn }) => unitColumn !== undefined);
  return {
    isOther: (line) => hasUnits && cells.every((unitOf) => unitOf(line) === 'other'),
    isUnknown: (line) => hasUnits && cells.some((unitOf) => unitOf(line) === 'unknown'),
  };
};
