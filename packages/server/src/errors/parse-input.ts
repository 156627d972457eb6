// Checks a part of a request against the contract's schema.
import { type ErrorCode, errorCodes } from '@ohmstead/contract';
import type * as z from 'zod/mini';
import { type FieldError, type Outcome, refuse, refuseField } from './outcome.ts';
import { unstorablePath } from './unstorable-text.ts';

export const parseInput = <S extends z.ZodMiniType>(
  schema: S | undefined,
  value: unknown,
): Outcome<z.output<S>> => {
  // A call without this part has a schema type of unknown output.
  if (!schema) return undefined as z.output<S>;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) {
    const path = unstorablePath(parsed.data);
    if (path !== null) return refuseField(path.join('.'), 'field_invalid');
    return parsed.data;
  }
  const fields = parsed.error.issues.slice(0, mostFieldErrors).flatMap(fieldErrorsOf);
  return refuse('validation', { fields });
};

/** Nobody reads more errors than this. */
const mostFieldErrors = 100;

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** For a value that may have one of several forms: the issues with each form. */
  readonly errors?: readonly (readonly Issue[])[];
};

const fieldErrorsOf = ({ path, message, errors = [] }: Issue): FieldError[] => {
  const nearest = errors.toSorted((one, other) => depthOf(other) - depthOf(one))[0];
  if (nearest && depthOf(nearest) > 0) {
    return nearest.flatMap((issue) => fieldErrorsOf({ ...issue, path: [...path, ...issue.path] }));
  }
  return [{ field: path.map(String).join('.'), code: isErrorCode(message) ? message : 'field_invalid' }];
};

/** How far into the value it came before something was wrong. */
const depthOf = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));

/** Rules of the contract carry their code as message; rules of zod itself carry English. */
const isErrorCode = (text: string): text is ErrorCode => (errorCodes as readonly string[]).includes(text); // widened for `includes`
