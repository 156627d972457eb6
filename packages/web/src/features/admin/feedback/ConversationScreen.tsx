import { calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminDetail } from '../page/AdminDetail.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './Conversation.module.css';
import { FeedbackFacts } from './FeedbackFacts.tsx';
import { FeedbackGate } from './FeedbackGate.tsx';
import { Message } from './Message.tsx';

export const ConversationScreen = () => (
  <FeedbackGate>
    <Conversation />
  </FeedbackGate>
);

const Conversation = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/admin/feedback/$id' });
  const feedback = useQuery(adminQuery(calls.admin.feedback, { params: { id: Number(id) } }));
  return (
    <AdminPage title={feedback.data?.title ?? say('admin.feedback.one')}>
      <AdminDetail query={feedback}>
        {(data) => (
          <div className={styles.conversation}>
            <FeedbackFacts feedback={data} />
            <ol className={styles.messages} aria-label={say('admin.feedback.messages')}>
              {data.messages.map((message) => (
                <Message key={message.id} message={message} username={data.username} />
              ))}
            </ol>
            {data.state === 'open' ? (
              <AnswerForm feedback={data} />
            ) : (
              <p className={styles.finished}>{say('admin.feedback.isFinished')}</p>
            )}
          </div>
        )}
      </AdminDetail>
    </AdminPage>
  );
};
