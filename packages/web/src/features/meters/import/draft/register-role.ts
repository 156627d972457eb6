// Pure: rows of several registers in one column of values, each register with a quantity of its own.

import { valuesAt, withValue } from './column-role.ts';
import { asQuantity, type Quantity, usualUnit } from './energy-kind.ts';
import type { DraftValue, MappingDraft } from './mapping-draft.ts';

/** A first register takes what the columns meant before there were registers. */
export const withRegisters = (draft: MappingDraft, column: number, registers: readonly string[]) => {
  const [text] = registers;
  if (text === undefined) return draft;
  const where = { column, text };
  return { ...draft, values: draft.values.map((value) => ({ ...value, where: value.where ?? where })) };
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
