import { type BrandBody, calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';

/** Saves a brand and shows it at once, here too. */
export const useSaveBrand = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BrandBody) => call(calls.admin.savebrand, { body }),
    onSuccess: async () => {
      showToast('status', say('admin.brand.saved'));
      await Promise.all([
        queries.invalidateQueries({ queryKey: [calls.admin.brands.name] }),
        queries.invalidateQueries({ queryKey: appConfigQuery.queryKey }),
      ]);
    },
  });
};
