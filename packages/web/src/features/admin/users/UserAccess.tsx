import { type AccountDetail, calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';
import styles from '../page/page.module.css';

/** Whether the account can log in, and with what. */
export const UserAccess = ({ account }: { account: AccountDetail }) => {
  const { say } = useTexts();
  return (
    <Card title={say('admin.users.access')}>
      {account.kind === 'user' ? (
        <div className={styles.actions}>
          <ResetPassword account={account} />
          {account.state === 'disabled' ? <Enable account={account} /> : <Disable account={account} />}
        </div>
      ) : (
        <p className={styles.muted}>{say('admin.users.protected')}</p>
      )}
    </Card>
  );
};

const Disable = ({ account: { id, username } }: { account: AccountDetail }) => {
  const { say } = useTexts();
  const disable = useAction(calls.admin.disableuser, 'admin.users.disabledDone');
  return (
    <ConfirmButton
      look="danger"
      label={say('admin.users.disable')}
      question={say('admin.users.disableQuestion', { username })}
      text={say('admin.users.disableText')}
      confirmLabel={say('admin.users.disable')}
      busy={disable.isPending}
      onConfirm={() => disable.mutate({ params: { id } })}
    />
  );
};

const Enable = ({ account: { id, username } }: { account: AccountDetail }) => {
  const { say } = useTexts();
  const enable = useAction(calls.admin.enableuser, 'admin.users.enabledDone');
  return (
    <ConfirmButton
      label={say('admin.users.enable')}
      question={say('admin.users.enableQuestion', { username })}
      text={say('admin.users.enableText')}
      confirmLabel={say('admin.users.enable')}
      busy={enable.isPending}
      onConfirm={() => enable.mutate({ params: { id } })}
    />
  );
};

const ResetPassword = ({ account: { id, username } }: { account: AccountDetail }) => {
  const { say } = useTexts();
  const reset = useAction(calls.admin.resetpassword, 'admin.users.resetDone');
  return (
    <>
      <ConfirmButton
        icon="key"
        label={say('admin.users.reset')}
        question={say('admin.users.resetQuestion', { username })}
        text={say('admin.users.resetText')}
        confirmLabel={say('admin.users.reset')}
        busy={reset.isPending}
        onConfirm={() => reset.mutate({ params: { id } })}
      />
      <Dialog
        open={reset.data !== undefined}
        title={say('admin.users.newPassword', { username })}
        closeLabel={say('action.close')}
        onClose={reset.reset}
      >
        <CopyField label={say('admin.users.password')} value={reset.data?.password ?? ''} />
        <p>{say('admin.users.passwordOnce')}</p>
      </Dialog>
    </>
  );
};
