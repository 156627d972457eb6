// Checks a part of a request against the contract's schema.
import { type ErrorCode, errorCodes } from '@ohmstead/contract';
import type * as z from 'zod/mini';
import { AppError, type FieldError } from './app-error.ts';

export const parseInput = <S extends z.ZodMiniType>(schema: S | undefined, value: unknown): z.output<S> => {
  // A call without this part has a schema type of unknown output.
  if (!schema) return undefined as z.output<S>;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError('validation', { fields: parsed.error.issues.map(fieldErrorOf) });
};

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

const fieldErrorOf = ({ path, message }: Issue): FieldError => ({
  field: path.map(String).join('.'),
  code: isErrorCode(message) ? message : 'field_invalid',
});

/** Rules of the contract carry their code as message; rules of zod itself carry English. */
const isErrorCode = (text: string): text is ErrorCode => (errorCodes as readonly string[]).includes(text); // widened for `includes`
