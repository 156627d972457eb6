import { type AccountSetting, calls } from '@ohmstead/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { appConfigQuery } from '../../frame/app-config.ts';
import { say } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './whole-account.module.css';

type EmailStateProps = Pick<AccountSetting, 'email' | 'emailConfirmed'>;

/** Whether the saved contact address is confirmed, and the link that confirms it once more. */
export const EmailState = ({ email, emailConfirmed }: EmailStateProps) => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  if (email === null || config === undefined) return null;
  if (emailConfirmed) {
    return (
      <div className={styles.state}>
        <span className={styles.confirmed}>
          <Icon name="check" />
          {say('user.emailConfirmed')}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <span className={styles.unconfirmed}>
        {config.mail ? say('user.emailUnconfirmed', { email }) : say('user.emailNoMail')}
      </span>
      {config.mail && <SendAgain />}
    </div>
  );
};

const SendAgain = () => {
  const { say } = useTexts();
  const again = useSendAgain();
  const online = useOnline();
  return (
    <Button busy={again.isPending} held={!online} onClick={() => again.mutate()}>
      {say('user.confirmAgain')}
    </Button>
  );
};

const useSendAgain = () =>
  useMutation({
    mutationFn: () => call(calls.account.confirmagain, {}),
    onSuccess: () => showToast('status', say('user.confirmSent')),
  });
