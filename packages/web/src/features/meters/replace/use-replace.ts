import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import type { ReplaceBody } from './replace-form.ts';

export const useReplace = (meterId: number, onReplaced: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReplaceBody) => call(calls.audit.replace, { params: { id: meterId }, body }),
    onSuccess: () => {
      void queries.invalidateQueries();
      showToast('status', say('replace.done'));
      onReplaced();
    },
  });
};
