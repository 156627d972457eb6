import type { ErrorCode } from '@ohmstead/contract';
import type { output, ZodMiniType } from 'zod/mini';
import { codeOfRule } from '../api/reaction.ts';
import type { Checked } from './check-form.ts';

/** As `checkForm`, for forms with lists and parts: errors stand by their whole path, such as `lines.0.amount`. */
export const checkPaths = <Schema extends ZodMiniType>(
  schema: Schema,
  typed: object,
): Checked<output<Schema>> => {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: 'valid', value: parsed.data };
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= codeOfRule(message);
  return { kind: 'invalid', errors };
};
