import { type AccountDetail, calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';
import styles from '../page/page.module.css';
import { When } from '../page/When.tsx';

export const SessionsCard = ({ account: { id, username, sessions } }: { account: AccountDetail }) => {
  const { say } = useTexts();
  const end = useAction(calls.admin.endsessions, 'admin.users.sessionsEnded');
  if (sessions.length === 0)
    return (
      <Card title={say('admin.users.sessions')}>
        <p className={styles.muted}>{say('admin.users.noSessions')}</p>
      </Card>
    );
  return (
    <Card title={say('admin.users.sessions')}>
      <ul className={styles.list}>
        {sessions.map(({ clientKind, createdAt, lastUsedAt, userAgent }) => (
          <li key={`${clientKind} ${createdAt}`}>
            <strong>{say(clientKind === 'app' ? 'admin.users.app' : 'admin.users.browser')}</strong>
            <div>
              {say('admin.users.lastUsed')}: <When at={lastUsedAt} />
            </div>
            <div className={styles.muted}>
              {say('admin.users.since')}: <When at={createdAt} />
            </div>
            {userAgent !== null && <div className={styles.muted}>{userAgent}</div>}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ConfirmButton
          look="danger"
          icon="logout"
          label={say('admin.users.endSessions')}
          question={say('admin.users.endQuestion', { username })}
          text={say('admin.users.endText')}
          confirmLabel={say('admin.users.endSessions')}
          busy={end.isPending}
          onConfirm={() => end.mutate({ params: { id } })}
        />
      </div>
    </Card>
  );
};
