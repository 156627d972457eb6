import { type AlertLimitsOfSite, alertParameterBody, calls } from '@ohmstead/contract';
import type { AlertKind } from '@ohmstead/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { checkForm, type FieldErrors } from '../../../forms/check-form.ts';
import { refusedFields } from '../../../forms/refused-fields.ts';
import { limitsQuery } from '../queries.ts';
import { changedLimits, type LimitTexts, type TypedLimits, typedLimits } from './limit-form.ts';

export type Saved =
  | { readonly kind: 'saved'; readonly limits: AlertLimitsOfSite }
  /** Errors by field; none where it failed for another reason, which is in `error`. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors };

/** Saves the limits where they were changed. */
export const useSavedLimits = (limits: AlertLimitsOfSite) => {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: TypedLimits) =>
      call(calls.analysis.saveDataalertparameter, { params: { id: limits.id }, body }),
    onSuccess: async (saved) => {
      queries.setQueryData(limitsQuery(limits.id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: [calls.analysis.dataalert.name, limits.id] });
    },
  });
  const save = async (texts: LimitTexts, kinds: readonly AlertKind[]): Promise<Saved> => {
    const typed = typedLimits(texts, kinds);
    const checked = checkForm(alertParameterBody, typed);
    if (checked.kind === 'invalid') return { kind: 'refused', errors: checked.errors };
    const changed = changedLimits(typed, limits);
    if (changed === null) return { kind: 'saved', limits };
    try {
      return { kind: 'saved', limits: await mutateAsync(changed) };
    } catch (refused) {
      return { kind: 'refused', errors: refusedFields(refused) };
    }
  };
  return { save, saving: isPending, error };
};
