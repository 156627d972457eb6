import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

/** Takes the text of a CSV file. */
export const useSaveEmissions = (id: number) => {
  const changed = useChanged(id);
  return useMutation({
    mutationFn: (csv: string) => call(calls.place.saveEmissions, { params: { id }, body: csv }),
    onSuccess: () => changed(say('edit.saved')),
  });
};

export const useDeleteEmissions = (id: number) => {
  const changed = useChanged(id);
  return useMutation({
    mutationFn: () => call(calls.place.deleteEmissions, { params: { id } }),
    onSuccess: () => changed(say('edit.deleted')),
  });
};

/** Every CO2 figure of the site may be another one now. */
const useChanged = (id: number) => {
  const queries = useQueryClient();
  return (done: string): void => {
    void queries.invalidateQueries({ predicate: ({ queryKey: [, of] }) => of === id });
    showToast('status', done);
  };
};
