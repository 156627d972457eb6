import type { AuditQuestion } from '@ohmstead/contract';
import { wallClockAt } from '@ohmstead/domain';
import { errorKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { filledReplacement } from './filled-replacement.ts';
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

type Replaced = {
  meterId: number;
  zone: string;
  shown: readonly Phase[];
  question: AuditQuestion | null;
  onReplaced: () => void;
};

/** A replacement's form while it is filled in. */
export const useReplacement = ({ meterId, zone, shown, question, onReplaced }: Replaced) => {
  const { say, lang } = useTexts();
  const [initial] = useState(() =>
    question
      ? filledReplacement(question, { zone, shown, lang })
      : emptyReplacement(wallClockAt(zone, Date.now()), shown),
  );
  const [form, setForm] = useState(initial);
  const guard = useUnsavedGuard(JSON.stringify(form) !== JSON.stringify(initial));
  const replace = useReplace(meterId, () => {
    guard.release();
    onReplaced();
  });
  const { errors, submit } = useCheckedSubmit({
    check: () => checkReplacement(form, zone),
    send: (body, onError) => replace.mutate(body, { onError }),
    fieldOfCode,
  });
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
