import { calls, type TariffBody, type Tariffs } from '@ohmstead/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
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

export const useSavePrices = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ series, csv }: { series: string; csv: string }) =>
      call(calls.tariff.savePrices, { params: { id: siteId }, query: { series }, body: csv }),
    onSuccess: ({ prices }) => {
      forgetMoney(queries, siteId);
      showToast('status', say('tariff.uploaded', { count: prices }));
    },
  });
};

export const useDeletePrices = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (series: string) =>
      call(calls.tariff.deletePrices, { params: { id: siteId }, query: { series } }),
    onSuccess: () => {
      forgetMoney(queries, siteId);
      showToast('status', say('edit.deleted'));
    },
  });
};

const take = (queries: QueryClient, siteId: number, tariffs: Tariffs): void => {
  queries.setQueryData(tariffsQuery(siteId).queryKey, tariffs);
  forgetMoney(queries, siteId);
};

/** Every bill of the site may be another one now. */
const forgetMoney = (queries: QueryClient, siteId: number): void => {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, of] }) => of === siteId || String(name).startsWith('user.'),
  });
};
