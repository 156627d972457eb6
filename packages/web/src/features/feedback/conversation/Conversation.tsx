import type { FeedbackDetail } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { settingQuery } from '../../../model/account/setting.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import { FeedbackState } from '../FeedbackState.tsx';
import { typeNames } from '../type-names.ts';
import styles from './Conversation.module.css';
import { FinishButton } from './FinishButton.tsx';
import { Message } from './Message.tsx';
import { Reply } from './Reply.tsx';

export const Conversation = ({ feedback }: { feedback: FeedbackDetail }) => {
  const { say, formats } = useTexts();
  const { data: setting } = useQuery(settingQuery);
  const { type, state, email, messages, finishedAt } = feedback;
  const isOpen = state === 'open';
  return (
    <>
      <div className={styles.about}>
        <span className={styles.facts}>
          <FeedbackState feedback={feedback} />
          <span>{say(typeNames[type])}</span>
          {email && <span>{email}</span>}
        </span>
        {isOpen && <FinishButton id={feedback.id} />}
      </div>
      <ol className={styles.messages} aria-label={say('feedback.conversation')}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {finishedAt !== null && (
        <p className={styles.note}>
          {say('feedback.finishedNote', { date: formats.date(Date.parse(finishedAt), browserZone()) })}
        </p>
      )}
      {isOpen && setting && <Reply id={feedback.id} username={setting.username} />}
    </>
  );
};
