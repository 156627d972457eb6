import { calls, type TariffBody, type Tariffs } from '@ohmstead/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { forgetMoney } from '../forget-money.ts';
import { tariffsQuery } from '../queries.ts';

export const useSaveVersion = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TariffBody) => call(calls.tariff.save, { params: { id: siteId }, body }),
    onSuccess: (tariffs, { id }) => {
      take(queries, siteId, tariffs);
      showToast('status', say(id === 0 ? 'edit.saved' : 'edit.edited'));
    },
  });
};

export const useDeleteVersion = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: string) =>
      call(calls.tariff.delete, { params: { id: siteId }, query: { version: Number(version) } }),
    onSuccess: (tariffs) => {
      take(queries, siteId, tariffs);
      showToast('status', say('edit.deleted'));
    },
  });
};

const take = (queries: QueryClient, siteId: number, tariffs: Tariffs): void => {
  queries.setQueryData(tariffsQuery(siteId).queryKey, tariffs);
  forgetMoney(queries, siteId);
};
