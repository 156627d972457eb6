import { wallClockAt } from '@ohmstead/domain';
import { errorKey } from '@ohmstead/i18n';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import { refusedFields } from '../../../forms/refused-fields.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { checkReplacement, emptyReplacement, type Phase, type ReplaceForm } from './replace-form.ts';
import { useReplace } from './use-replace.ts';

/** What only the server can know, and the field it is about. */
const fieldOfCode = {
  sn_used: 'sn',
  replacement_time: 'at',
  replacement_final_low: 'A.finalImport',
  replacement_final_high: 'A.finalImport',
  replacement_first_high: 'A.firstImport',
} as const;

type Replaced = { meterId: number; zone: string; shown: readonly Phase[]; onReplaced: () => void };

/** A replacement's form while it is filled in. */
export const useReplacement = ({ meterId, zone, shown, onReplaced }: Replaced) => {
  const { say } = useTexts();
  const [initial] = useState(() => emptyReplacement(wallClockAt(zone, Date.now()), shown));
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const guard = useUnsavedGuard(JSON.stringify(form) !== JSON.stringify(initial));
  const replace = useReplace(meterId, () => {
    guard.release();
    onReplaced();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const refuse = (found: FieldErrors) => {
      setErrors(found);
      focusFirstError(element, found);
    };
    const checked = checkReplacement(form, zone);
    if (checked.kind === 'invalid') return refuse(checked.errors);
    setErrors({});
    replace.mutate(checked.value, { onError: (error) => refuse(refusedFields(error, fieldOfCode)) });
  };
  return {
    form,
    guard,
    saving: replace.isPending,
    problem: replace.isError ? textOfFailure(failureOf(replace.error), say) : undefined,
    change: (next: Partial<ReplaceForm>) => setForm({ ...form, ...next }),
    errorOf: (name: string) => errors[name] && say(errorKey(errors[name])),
    submit,
  };
};
