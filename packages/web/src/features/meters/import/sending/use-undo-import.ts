import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { say } from '../../../../texts/texts.ts';
import { showToast } from '../../../../toasts/toast-store.ts';

export const useUndoImport = (meterId: number, onUndone?: (importId: number) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (importId: number) =>
      call(calls.import.undo, { params: { id: meterId }, body: { importId } }),
    onSuccess: (_, importId) => {
      onUndone?.(importId);
      showToast('status', say('import.undone'));
    },
    onSettled: () => void queries.invalidateQueries(),
  });
};
