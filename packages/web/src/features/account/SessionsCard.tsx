import { calls } from '@ohmstead/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './SessionRow.tsx';
import styles from './whole-account.module.css';

export const SessionsCard = () => {
  const { say } = useTexts();
  const sessions = useQuery(sessionsQuery);
  return (
    <Card title={say('sessions.title')}>
      <QueryState query={sessions} blocks={[72, 72]} nested>
        {(list) => (
          <div className={styles.stack}>
            <ul className={styles.sessions}>
              {list.map((one) => (
                <SessionRow key={one.id} session={one} />
              ))}
            </ul>
            {list.length > 1 && (
              <>
                <p className={styles.small}>{say('sessions.hint')}</p>
                <EndOthers />
              </>
            )}
          </div>
        )}
      </QueryState>
    </Card>
  );
};

const EndOthers = () => {
  const { say } = useTexts();
  const end = useEndOthers();
  const online = useOnline();
  return (
    <Button icon="logout" busy={end.isPending} held={!online} onClick={() => end.mutate()}>
      {say('sessions.endOthers')}
    </Button>
  );
};

const useEndOthers = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.account.endsession, { body: {} }),
    onSuccess: () => {
      showToast('status', say('sessions.othersEnded'));
      return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
};
