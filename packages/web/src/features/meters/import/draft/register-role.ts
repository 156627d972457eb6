// Pure: rows of several registers in one column of values, each register with a quantity of its own.
import type { ImportPreview } from '@ohmstead/contract';
import { valuesAt, withValue } from './column-role.ts';
import { textsAt } from './column-texts.ts';
import { asQuantity, type Quantity, usualUnit } from './energy-kind.ts';
import type { DraftValue, MappingDraft } from './mapping-draft.ts';

/**
 * The first register takes what a column meant in all rows: of all columns, or of the one named and those with its
 * quantity, which has registers everywhere or nowhere.
 */
export const withRegisters = (
  draft: MappingDraft,
  registers: readonly string[],
  ofColumn: number | null = null,
): MappingDraft => {
  const [text] = registers;
  const { register } = draft.places;
  if (text === undefined || register === null) return draft;
  const where = { column: register, text };
  const meant = draft.values.filter(({ column }) => column === ofColumn).map(({ quantity }) => quantity);
  const isMeant = ({ quantity }: DraftValue) => ofColumn === null || meant.includes(quantity);
  return {
    ...draft,
    values: draft.values.map((value) => (isMeant(value) ? { ...value, where: value.where ?? where } : value)),
  };
};

/** Those of the first rows, and those that the preview found further below. */
export const registersOf = ({ rows }: Pick<ImportPreview, 'rows'>, draft: MappingDraft): string[] => {
  const { register } = draft.places;
  const named = draft.values.flatMap(({ where }) => (where && where.column === register ? [where.text] : []));
  return [...new Set([...textsAt(rows, register), ...named])];
};

export const valueOfRegister = (draft: MappingDraft, column: number, register: string) =>
  valuesAt(draft, column).find(({ where }) => where?.text === register) ?? null;

/** Null: the rows of this register are passed over. */
export const withRegisterQuantity = (
  draft: MappingDraft,
  column: number,
  register: string,
  quantity: Quantity | null,
): MappingDraft => {
  const before = valueOfRegister(draft, column, register);
  const left = { ...draft, values: draft.values.filter((value) => value !== before) };
  if (quantity === null || draft.places.register === null) return left;
  const where = { column: draft.places.register, text: register };
  const value: DraftValue = before
    ? asQuantity(before, quantity)
    : { column, quantity, unit: usualUnit(quantity), where };
  return withValue(left, value);
};
