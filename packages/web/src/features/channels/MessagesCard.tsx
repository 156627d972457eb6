import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import styles from './channels.module.css';
import { MessageRow } from './MessageRow.tsx';
import { deliveriesQuery } from './queries.ts';

/** What was sent, and how that went. */
export const MessagesCard = () => {
  const { say, lang } = useTexts();
  const deliveries = useInfiniteQuery(deliveriesQuery(lang));
  return (
    <Card title={say('channels.messages')}>
      <QueryState query={deliveries} blocks={[64, 64, 64]} nested>
        {({ pages }) => {
          const rows = pages.flat();
          if (rows.length === 0) return <EmptyState title={say('channels.noMessages')} />;
          return (
            <>
              <ul className={styles.messages}>
                {rows.map((row) => (
                  <MessageRow key={row.id} delivery={row} />
                ))}
              </ul>
              {deliveries.hasNextPage && (
                <Button busy={deliveries.isFetchingNextPage} onClick={() => void deliveries.fetchNextPage()}>
                  {say('channels.more')}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
    </Card>
  );
};
