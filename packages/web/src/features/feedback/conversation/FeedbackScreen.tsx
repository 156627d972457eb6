import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '../../../api/is-missing.ts';
import { Page } from '../../../frame/Page.tsx';
import { isId } from '../../../navigation/is-id.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { feedbackQuery } from '../queries.ts';
import { Conversation } from './Conversation.tsx';
import { useSeen } from './use-seen.ts';

export const FeedbackScreen = () => {
  const { id } = useParams({ from: '/account/feedback/edit/feedback/$id' });
  return isId(id) ? <Known key={id} id={Number(id)} /> : <Missing />;
};

const Known = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const feedback = useQuery(feedbackQuery(id));
  useSeen(feedback.data);
  if (isMissing(feedback.error)) return <Missing />;
  return (
    <Page
      title={feedback.data?.title ?? say('feedback.title')}
      back
      narrow
      onRefresh={() => void feedback.refetch()}
      refreshing={feedback.isRefetching}
    >
      <QueryState query={feedback} blocks={[44, 160, 160]}>
        {(detail) => <Conversation feedback={detail} />}
      </QueryState>
    </Page>
  );
};

const Missing = () => {
  const { say } = useTexts();
  return (
    <Page title={say('feedback.title')} back narrow>
      <EmptyState icon="chat" title={say('feedback.missing')}>
        <Link to="/edit/feedbacklist" className={buttonClass('primary')}>
          {say('feedback.toList')}
        </Link>
      </EmptyState>
    </Page>
  );
};
