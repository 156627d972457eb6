import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingQuery } from '../../model/account/setting.ts';
import { say } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './channels.module.css';
import { refreshChannels } from './queries.ts';

/** Browsers and apps get nothing while the account wants no notifications. */
export const PushOffHint = () => {
  const { say } = useTexts();
  const allow = useSwitchPushOn();
  const online = useOnline();
  return (
    <div className={styles.hint}>
      <p>{say('channels.pushOff')}</p>
      <Button busy={allow.isPending} held={!online} onClick={() => allow.mutate()}>
        {say('channels.pushOn')}
      </Button>
    </div>
  );
};

const useSwitchPushOn = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.account.saveSetting, { body: { push: true } }),
    onSuccess: (setting) => {
      queries.setQueryData(settingQuery.queryKey, setting);
      showToast('status', say('channels.saved'));
      return refreshChannels(queries);
    },
  });
};
