import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { settingQuery } from './setting.ts';

/** Takes the planned deletion of the account back. */
export const useKeepAccount = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.account.keepaccount, {}),
    onSuccess: () => {
      showToast('status', say('deletion.kept'));
      queries.setQueryData(settingQuery.queryKey, (setting) => setting && { ...setting, deleteAt: null });
    },
  });
};
