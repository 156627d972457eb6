import { calls, type ErrorCode } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { refusedFields } from '../../../forms/refused-fields.ts';
import { alertRulesQuery } from '../../../model/incident/alert-rules.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { bodyOf, type EffectiveRule, type RuleBody } from './effective-rule.ts';

const useSaveRule = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RuleBody) => call(calls.incident.saveRule, { params: { id: siteId }, body }),
    onSuccess: (rules) => queries.setQueryData(alertRulesQuery(siteId).queryKey, rules),
  });
};

/** What the last change replaced; `isUndo`: that change was itself an undo. */
type Replaced = { readonly body: RuleBody; readonly isUndo: boolean };

/** Each change of a rule is saved at once, and can be undone and redone. */
export const useRuleChange = (siteId: number, rule: EffectiveRule) => {
  const { say } = useTexts();
  const save = useSaveRule(siteId);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const send = (body: RuleBody, { isUndo = false, onSaved = () => {} } = {}) =>
    save.mutate(body, {
      onSuccess: () => {
        setReplaced({ body: bodyOf(rule), isUndo });
        onSaved();
      },
    });
  const limitError = save.isError ? limitErrorOf(save.error) : null;
  const asked = save.isPending || limitError !== null ? save.variables : undefined;
  return {
    /** What is asked for stands until it is answered, and while only its limit is missing. */
    isOn: asked ? asked.isOn : rule.isOn,
    saving: save.isPending,
    setOn: (isOn: boolean | null) => send({ ...bodyOf(rule), isOn, ...(isOn === null && { limit: null }) }),
    setLimit: (limit: number | null, onSaved: () => void) =>
      send({ ...bodyOf(rule), ...(limitError !== null && { isOn: true }), limit }, { onSaved }),
    undo: () => replaced && send(replaced.body, { isUndo: !replaced.isUndo }),
    replaced: save.isSuccess ? replaced : null,
    limitError,
    failure: save.isError && limitError === null ? textOfFailure(failureOf(save.error), say) : null,
  };
};

export type RuleChange = ReturnType<typeof useRuleChange>;

const limitErrorOf = (error: unknown): ErrorCode | null =>
  refusedFields(error, { alert_limit_required: 'limit' }).limit ?? null;
