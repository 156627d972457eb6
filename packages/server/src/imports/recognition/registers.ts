// A column by whose texts the rows are told apart as registers: consumption and feed-in, OBIS codes, electricity and gas.
import { type Column, distinctOf, isNumeric, longestText } from './column.ts';
import { says } from './says.ts';
import { isOtherUnit, unitOfText } from './unit-name.ts';
import { type NamedValue, valueOfName } from './value-name.ts';

export type Register = { readonly text: string; readonly named: NamedValue };

export type RegisterColumn = {
  readonly column: Column;
  readonly registers: readonly Register[];
  /** Texts that say nothing of what is measured. */
  readonly unknown: readonly string[];
};

const mostRegisters = 40;

/** The one that says most. */
export const registerColumnOf = (columns: readonly Column[]): RegisterColumn | null => {
  const found = columns.flatMap((column) => asRegisters(column) ?? []);
  const [best = null] = found.sort((a, b) => score(b) - score(a));
  return best;
};

const score = ({ registers, column }: RegisterColumn): number =>
  registers.length + Number(says(column.name, 'register')) / 2;

const asRegisters = (column: Column): RegisterColumn | null => {
  const texts = distinctOf(column);
  if (texts.length === 0 || texts.length > mostRegisters) return null;
  if (isNumeric(column) || texts.every((text) => text.length <= 6 && isUnit(text))) return null;
  const registers = texts.filter(isNameable).flatMap((text) => registerOf(text) ?? []);
  if (registers.length === 0 && !texts.some((text) => valueOfName(text) === 'other')) return null;
  const unknown = texts.filter((text) => !isNameable(text) || !saysSomething(text));
  return registers.length === 0 ? null : { column, registers, unknown };
};

const isNameable = (text: string): boolean => text.length <= longestText;

const saysSomething = (text: string): boolean => valueOfName(text) !== null || nemSuffix.test(text);

const isUnit = (text: string): boolean => unitOfText(text) !== null || isOtherUnit(text);

/** The suffixes of Australia's registers: E is used from the grid, B is fed into it. */
const nemSuffix = /^([EB])\d$/;

const registerOf = (text: string): Register | null => {
  const suffix = nemSuffix.exec(text)?.[1];
  if (suffix) return { text, named: nemValue(suffix === 'E' ? 'import' : 'export') };
  const named = valueOfName(text);
  if (named === null || named === 'other') return null;
  const isOfEnergy = named.family === 'energy' || named.family === 'power';
  // "Actual" and "estimated" readings are no registers.
  const isMeant = named.direction !== null || says(text, 'energy');
  return isOfEnergy && isMeant ? { text, named } : null;
};

const nemValue = (direction: 'import' | 'export'): NamedValue => ({
  family: 'energy',
  direction,
  isDirectionUnclear: false,
  kind: 'interval',
  unit: null,
  isPart: true,
  exportSign: null,
  isTotal: false,
  isOfGrid: true,
});
