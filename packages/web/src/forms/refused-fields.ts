import type { ErrorCode } from '@ohmstead/contract';
import { failureOf } from '../api/api-error.ts';
import type { FieldErrors } from './check-form.ts';

export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** The fields a failed call names, or the one its code is about, to be shown beside them. */
export const refusedFields = (error: unknown, fieldOfCode: FieldOfCode = {}): FieldErrors => {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return {};
  const errors: Record<string, ErrorCode> = {};
  for (const { field, code } of failure.fields) errors[field] ??= code ?? 'field_invalid';
  const about = failure.code && fieldOfCode[failure.code];
  if (failure.code && about) errors[about] ??= failure.code;
  return errors;
};
