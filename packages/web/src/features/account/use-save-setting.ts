import { calls, type SettingBody } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { settingQuery } from './queries.ts';

export const useSaveSetting = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingBody) => call(calls.account.saveSetting, { body }),
    onSuccess: (setting) => {
      queries.setQueryData(settingQuery.queryKey, setting);
      showToast('status', say('edit.saved'));
    },
  });
};
