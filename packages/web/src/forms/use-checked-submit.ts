import { type SyntheticEvent, useState } from 'react';
import type { Checked, FieldErrors } from './check-form.ts';
import { focusFirstError } from './focus-first-error.ts';
import { type FieldOfCode, refusedFields } from './refused-fields.ts';

type CheckedSubmit<Value> = {
  readonly check: () => Checked<Value>;
  readonly send: (value: Value, onError: (error: unknown) => void) => void;
  /** What only the server can know, and the field it is about. */
  readonly fieldOfCode?: FieldOfCode;
};

/** Sends a form once it keeps the rules. What breaks one, here or at the server, is shown, and the first such field focused. */
export const useCheckedSubmit = <Value>({ check, send, fieldOfCode }: CheckedSubmit<Value>) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (found: FieldErrors) => {
      setErrors(found);
      focusFirstError(form, found);
    };
    const checked = check();
    if (checked.kind === 'invalid') return refuse(checked.errors);
    setErrors({});
    send(checked.value, (error) => refuse(refusedFields(error, fieldOfCode)));
  };
  return { errors, setErrors, submit };
};
