// The columns of numbers that may be the values of a file, with what is known of each.
import { type Column, isNumeric } from './column.ts';
import { type DecimalMark, readNumberCell } from './number-cell.ts';
import type { PartsOfTable } from './parts-of-table.ts';
import type { RegisterColumn } from './registers.ts';
import { says } from './says.ts';
import { unitBehind } from './unit-name.ts';
import { type NamedValue, valueOfName } from './value-name.ts';

export type Candidate = {
  readonly column: Column;
  readonly named: NamedValue;
  /** The rows of one register, by their text. */
  readonly where: { readonly column: number; readonly text: string } | null;
  /** The rows that are meant. */
  readonly isOfRow: (row: number) => boolean;
  /** So many columns, where a row is a day. */
  readonly columns?: number;
};

export type Candidates = {
  readonly candidates: readonly Candidate[];
  /** Several columns could be the value, and nothing says which. */
  readonly isUnclear: boolean;
};

export const candidatesOf = ({ rest, registers, wide }: PartsOfTable): Candidates => {
  if (wide !== null) return ofWide(wide, registers);
  const numeric = rest.filter((column) => isNumeric(column) && !isNumberOfMeter(column));
  const named = numeric.flatMap((column) => {
    const value = valueOfName(column.name);
    return value === null || value === 'other' ? [] : [{ column, named: value }];
  });
  if (registers !== null) return ofRegisters(numeric, named, registers);
  if (named.length > 0) return { candidates: named.map((one) => ({ ...one, ...allRows })), isUnclear: false };
  const [only, ...others] = numeric.filter(isUnnamed);
  if (!only) return { candidates: [], isUnclear: true };
  return {
    candidates: [{ column: only, named: unnamed(only), ...allRows }],
    isUnclear: others.length > 0,
  };
};

const allRows = { where: null, isOfRow: () => true } as const;

const ofWide = (wide: NonNullable<PartsOfTable['wide']>, registers: RegisterColumn | null): Candidates => {
  const one = { column: wide.cells, named: { ...unnamed(wide.cells), kind: 'interval' as const } };
  const { columns } = wide;
  if (registers === null) return { candidates: [{ ...one, ...allRows, columns }], isUnclear: false };
  const { candidates } = ofRegisters([], [one], registers);
  return {
    candidates: candidates.map((candidate) => ({ ...candidate, columns })),
    isUnclear: registers.unknown.length > 0,
  };
};

const isUnnamed = ({ name }: Column): boolean => valueOfName(name) === null;

/** They are long, or named so and few. */
const isNumberOfMeter = ({ name, filled }: Column): boolean =>
  filled.every((cell) => /^(?:\d{11,}|0\d{5,})$/.test(cell)) ||
  (says(name, 'meter') &&
    !says(name, 'count') &&
    filled.every((cell) => /^\d+$/.test(cell) && cell === filled[0]));

type NamedColumn = { readonly column: Column; readonly named: NamedValue };

/** The numbers of all registers stand in one column. */
const ofRegisters = (
  numeric: readonly Column[],
  named: readonly NamedColumn[],
  { column: registerColumn, registers, unknown }: RegisterColumn,
): Candidates => {
  const energies = named.filter(({ named: { family } }) => family === 'energy' || family === 'power');
  const unnamedOnes = numeric.filter(isUnnamed);
  const column = energies[0]?.column ?? unnamedOnes[0];
  if (!column) return { candidates: [], isUnclear: true };
  const candidates = registers.map(({ text, named: ofText }) => ({
    column,
    named: mergedNames(ofText, energies[0]?.named ?? null),
    where: { column: registerColumn.index, text },
    isOfRow: (row: number) => registerColumn.cells[row] === text,
  }));
  const isSure = energies.length === 1 || (energies.length === 0 && unnamedOnes.length === 1);
  return { candidates, isUnclear: !isSure || (unknown.length > 0 && registers.length > 0) };
};

/** The text of a row says more than the name of the column. */
const mergedNames = (ofText: NamedValue, ofColumn: NamedValue | null): NamedValue => ({
  ...ofText,
  direction: ofText.direction ?? ofColumn?.direction ?? null,
  isDirectionUnclear:
    ofText.direction === null ? (ofColumn?.isDirectionUnclear ?? true) : ofText.isDirectionUnclear,
  kind: ofText.kind ?? ofColumn?.kind ?? null,
  unit: ofText.unit ?? ofColumn?.unit ?? null,
});

const unnamed = ({ filled }: Column): NamedValue => ({
  family: 'energy',
  direction: null,
  isDirectionUnclear: true,
  kind: null,
  unit: unitBehind(filled),
  exportSign: null,
  isPart: false,
  isTotal: false,
  isOfGrid: false,
});

/** The numbers of a candidate's rows; NaN is left out. */
export const numbersOf = ({ column, isOfRow }: Candidate, decimal: DecimalMark): (number | null)[] =>
  column.cells.map((cell, row) => (isOfRow(row) ? readNumberCell(cell, decimal) : null));
