import { calls, type SettingBody } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingQuery } from '../../model/account/setting.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

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
