import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { When } from '../page/When.tsx';
import type { AdminFeedback } from './admin-feedback.ts';
import { typeNames } from './feedback-words.ts';

export const FeedbackFacts = ({ feedback }: { feedback: AdminFeedback }) => {
  const { say } = useTexts();
  return (
    <Card>
      <Facts>
        <Fact label={say('admin.feedback.from')}>
          {feedback.fullName} (
          <Link to="/admin/users/$id" params={{ id: String(feedback.accountId) }}>
            {feedback.username}
          </Link>
          )
        </Fact>
        <Fact label={say('admin.feedback.email')}>{feedback.email ?? say('admin.users.noEmail')}</Fact>
        <Fact label={say('admin.feedback.type')}>{say(typeNames[feedback.type])}</Fact>
        <Fact label={say('admin.feedback.begun')}>
          <When at={feedback.createdAt} />
        </Fact>
        {feedback.finishedAt !== null && (
          <Fact label={say('admin.feedback.finished')}>
            <When at={feedback.finishedAt} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
};
