import { calls, type StepDecision } from '@ohmstead/contract';
import type { GivenAnswer } from '@ohmstead/domain';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';

/** Previews are computed at some expense, and that of what was just decided is refused. */
const isPreview = ({ queryKey }: Query): boolean => queryKey[0] === calls.audit.preview.name;

/** Whatever is decided changes figures everywhere. */
const useSettled = () => {
  const queries = useQueryClient();
  return {
    onSuccess: () => showToast('status', say('edit.saved')),
    onSettled: () => {
      void queries.invalidateQueries({ predicate: (query) => !isPreview(query) });
      void queries.invalidateQueries({ predicate: isPreview, refetchType: 'none' });
    },
  };
};

export const useDecide = (meterId: number) =>
  useMutation({
    mutationFn: (body: StepDecision) => call(calls.audit.decide, { params: { id: meterId }, body }),
    ...useSettled(),
  });

export const useAnswer = (meterId: number) =>
  useMutation({
    mutationFn: (body: { at: string; answer: GivenAnswer }) =>
      call(calls.audit.answer, { params: { id: meterId }, body }),
    ...useSettled(),
  });

export const useUndoDecision = (meterId: number) =>
  useMutation({
    mutationFn: (decisionId: number) =>
      call(calls.audit.undo, { params: { id: meterId }, body: { decisionId } }),
    ...useSettled(),
  });

export type SettledAs = 'arrived' | 'claimed' | 'discarded';

export const useSettle = (meterId: number) =>
  useMutation({
    mutationFn: (body: { readingId: number; as: SettledAs }) =>
      call(calls.audit.settle, { params: { id: meterId }, body }),
    ...useSettled(),
  });
