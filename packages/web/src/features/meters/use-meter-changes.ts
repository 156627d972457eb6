import { calls, type Meter, type MeterBody } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { meterQuery } from '../../model/meter/meter.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

/** Figures of its site, lists and reports: whatever is shown next is asked for anew. */
const renewAll = (queries: QueryClient) => void queries.invalidateQueries();

export const useSaveMeter = (onSaved: (meter: Meter) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MeterBody) => call(calls.place.saveMeter, { body }),
    onSuccess: (meter, { id }) => {
      queries.setQueryData(meterQuery(meter.id).queryKey, meter);
      renewAll(queries);
      showToast('status', say(id === 0 ? 'edit.saved' : 'edit.edited'));
      onSaved(meter);
    },
  });
};

export const useDeleteMeter = (id: number, onDeleted: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.place.deleteMeter, { params: { id } }),
    onSuccess: () => {
      showToast('status', say('edit.deleted'));
      onDeleted();
      queries.removeQueries({ queryKey: meterQuery(id).queryKey });
      renewAll(queries);
    },
  });
};

export const useRenewKey = (id: number) => useMeterChange(id, calls.place.renewKey, 'meter.keyRenewed');

export const useReopenUpload = (id: number) =>
  useMeterChange(id, calls.place.reopenUpload, 'meter.openedAgain');

type MeterChange = typeof calls.place.renewKey | typeof calls.place.reopenUpload;

const useMeterChange = (id: number, change: MeterChange, done: TextKey) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(change, { params: { id } }),
    onSuccess: (meter) => {
      queries.setQueryData(meterQuery(id).queryKey, meter);
      showToast('status', say(done));
    },
  });
};
