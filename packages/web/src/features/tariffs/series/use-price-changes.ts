import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { forgetMoney } from '../forget-money.ts';

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
