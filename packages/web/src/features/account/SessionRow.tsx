import { calls, type OwnSession } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { clientOf } from '../../model/account/client-name.ts';
import { say } from '../../texts/texts.ts';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { browserZone } from '../../ui/browser-zone.ts';
import { useOnline } from '../../ui/use-online.ts';
import { sessionsQuery } from './queries.ts';
import styles from './whole-account.module.css';

/** This session is ended by logging out. */
export const SessionRow = ({ session }: { session: OwnSession }) => {
  const { say, formats } = useTexts();
  const end = useEndSession(session.id);
  const online = useOnline();
  const name = nameOf(session, say);
  const timeOf = (instant: string) => formats.dateTime(Date.parse(instant), browserZone());
  return (
    <li className={styles.session}>
      <span className={styles.words}>
        <strong title={session.userAgent ?? undefined}>{name}</strong>
        <span className={styles.small}>
          {session.isThis ? say('sessions.this') : say('sessions.used', { time: timeOf(session.lastUsedAt) })}
        </span>
        <span className={styles.small}>{say('sessions.begun', { time: timeOf(session.createdAt) })}</span>
      </span>
      {!session.isThis && (
        <Button
          aria-label={say('sessions.endOf', { name })}
          busy={end.isPending}
          held={!online}
          onClick={() => end.mutate()}
        >
          {say('sessions.end')}
        </Button>
      )}
    </li>
  );
};

const nameOf = ({ clientKind, userAgent }: OwnSession, say: Texts['say']): string => {
  const { browser, system } = clientOf(userAgent);
  const name = clientKind === 'app' ? say('sessions.app') : (browser ?? say('sessions.web'));
  return system === null ? name : say('sessions.on', { browser: name, system });
};

const useEndSession = (id: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.account.endsession, { body: { id } }),
    onSuccess: () => showToast('status', say('sessions.ended')),
    // One that has ended by itself is gone from the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};
