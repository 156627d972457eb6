import { useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { invitationsQuery } from './queries.ts';
import styles from './sharing.module.css';

/** Sites that others offer to show. */
export const InvitationsScreen = () => {
  const { say } = useTexts();
  const invitations = useQuery(invitationsQuery);
  return (
    <Page title={say('invitation.title')} back narrow>
      <QueryState query={invitations} blocks={[180]}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon="sites" title={say('invitation.none')} />
          ) : (
            <div className={styles.page}>
              {list.map((invitation) => (
                <InvitationCard key={invitation.id} invitation={invitation} />
              ))}
            </div>
          )
        }
      </QueryState>
    </Page>
  );
};
