import type { ErrorCode } from '@ohmstead/contract';
import type { output, ZodMiniType } from 'zod/mini';
import { codeOfRule } from '../api/reaction.ts';

/** The first broken rule of each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

export type Checked<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

type NameOfPath = (path: readonly PropertyKey[]) => string;

const firstOfPath: NameOfPath = ([field]) => String(field);

/** What was typed against the contract's own rules. */
export const checkForm = <Schema extends ZodMiniType>(
  schema: Schema,
  typed: object,
  nameOf = firstOfPath,
): Checked<output<Schema>> => {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: 'valid', value: parsed.data };
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of parsed.error.issues) errors[nameOf(path)] ??= codeOfRule(message);
  return { kind: 'invalid', errors };
};
