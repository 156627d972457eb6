import type { Meter } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { failureOf } from '../../api/api-error.ts';
import { textOfFailure } from '../../api/reaction.ts';
import type { FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { checkMeter, isChanged, type MeterForm } from './meter-form.ts';
import { useSaveMeter } from './use-meter-changes.ts';

/** What only the server can know, and the field it is about. */
const fieldOfCode = {
  sn_used: 'sn',
  only_meter: 'siteId',
  part_in_use: 'siteId',
  parts_invalid: 'parts',
} as const;

type TextName = {
  [Name in keyof MeterForm]: string extends MeterForm[Name] ? Name : never;
}[keyof MeterForm];

export type MeterEdit = ReturnType<typeof useMeterEdit>;

type Edited = { before: Meter | null; initial: MeterForm; onSaved: (meter: Meter) => void };

/** A meter's form while it is filled in. */
export const useMeterEdit = ({ before, initial, onSaved }: Edited) => {
  const { say } = useTexts();
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const changed = isChanged(form, initial);
  const guard = useUnsavedGuard(changed);
  const save = useSaveMeter((meter) => {
    guard.release();
    onSaved(meter);
  });

  const change = (next: Partial<MeterForm>) => {
    setForm({ ...form, ...next });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in next))));
  };
  const errorOf = (name: string): string | undefined => errors[name] && say(errorKey(errors[name]));
  const text = (name: TextName) => ({
    name,
    value: form[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const refuse = (found: FieldErrors) => {
      setErrors(found);
      focusFirstError(element, found);
    };
    const checked = checkMeter(form, before);
    if (checked.kind === 'invalid') return refuse(checked.errors);
    setErrors({});
    save.mutate(checked.value, { onError: (error) => refuse(refusedFields(error, fieldOfCode)) });
  };
  return {
    form,
    changed,
    guard,
    saving: save.isPending,
    problem: save.isError ? textOfFailure(failureOf(save.error), say) : undefined,
    change,
    errorOf,
    text,
    submit,
  };
};
