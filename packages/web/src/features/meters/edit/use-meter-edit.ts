import type { Meter } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type ChangeEvent, useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useSaveMeter } from '../use-meter-changes.ts';
import { checkMeter, isChanged, type MeterForm } from './meter-form.ts';

/** What only the server can know, and the field it is about. */
const fieldOfCode = {
  sn_used: 'sn',
  only_meter: 'siteId',
  part_in_use: 'siteId',
  parts_invalid: 'parts',
  behind_invalid: 'behindMeterId',
} as const;

type TextName = {
  [Name in keyof MeterForm]: string extends MeterForm[Name] ? Name : never;
}[keyof MeterForm];

export type MeterEdit = ReturnType<typeof useMeterEdit>;

type Edited = {
  before: Meter | null;
  initial: MeterForm;
  /** What was typed before and is not saved. */
  draft?: MeterForm | null;
  /** Adds what the form does not ask for. */
  complete?: (form: MeterForm) => MeterForm;
  onSaved: (meter: Meter) => void;
};

/** A meter's form while it is filled in. */
export const useMeterEdit = ({
  before,
  initial,
  draft = null,
  complete = (form) => form,
  onSaved,
}: Edited) => {
  const { say } = useTexts();
  const [form, setForm] = useState(draft ?? initial);
  const changed = isChanged(form, initial);
  const guard = useUnsavedGuard(changed);
  const save = useSaveMeter((meter) => {
    guard.release();
    onSaved(meter);
  });
  const { errors, setErrors, submit } = useCheckedSubmit({
    check: () => checkMeter(complete(form), before),
    send: (body, onError) => save.mutate(body, { onError }),
    fieldOfCode,
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
