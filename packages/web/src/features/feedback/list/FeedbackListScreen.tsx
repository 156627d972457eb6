import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { feedbackListQuery } from '../queries.ts';
import styles from './FeedbackList.module.css';
import { FeedbackRow } from './FeedbackRow.tsx';

/** What somebody wrote to the administrators. */
export const FeedbackListScreen = () => {
  const { say } = useTexts();
  const list = useInfiniteQuery(feedbackListQuery);
  return (
    <Page
      title={say('feedback.title')}
      back
      narrow
      onRefresh={() => void list.refetch()}
      refreshing={list.isRefetching}
    >
      <QueryState query={list} blocks={[44, 96, 96]}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <EmptyState icon="chat" title={say('feedback.none')} text={say('feedback.noneText')}>
              <AddLink />
            </EmptyState>
          ) : (
            <>
              <div>
                <AddLink />
              </div>
              <ul className={styles.list}>
                {pages.flat().map((feedback) => (
                  <FeedbackRow key={feedback.id} feedback={feedback} />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {say('feedback.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryState>
    </Page>
  );
};

const AddLink = () => {
  const { say } = useTexts();
  return (
    <Link to="/edit/addfeedback" className={buttonClass('primary')}>
      <Icon name="add" />
      <span>{say('feedback.new')}</span>
    </Link>
  );
};
