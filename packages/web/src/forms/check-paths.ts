import type { output, ZodMiniType } from 'zod/mini';
import { type Checked, checkForm } from './check-form.ts';

/** Does what `checkForm` does for forms with lists and parts: errors stand by their whole path, such as `lines.0.amount`. */
export const checkPaths = <Schema extends ZodMiniType>(
  schema: Schema,
  typed: object,
): Checked<output<Schema>> => checkForm(schema, typed, (path) => path.join('.'));
