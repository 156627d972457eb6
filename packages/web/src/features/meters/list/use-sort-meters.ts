import { calls, type MeterLive } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { reorderSite } from './meter-groups.ts';

/** The order of one site's meters: shown at once, and as it was if the server says no. */
export const useSortMeters = () => {
  const queries = useQueryClient();
  const { queryKey } = meterListQuery;
  return useMutation({
    mutationFn: (meterIds: number[]) => call(calls.place.sort, { body: { meterIds } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (meters: MeterLive[] | undefined) => meters && reorderSite(meters, ids));
    },
    onSuccess: () => showToast('status', say('edit.saved')),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};
