import type { ListedFeedback } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FeedbackState } from '../FeedbackState.tsx';
import { typeNames } from '../type-names.ts';
import styles from './FeedbackList.module.css';

export const FeedbackRow = ({ feedback }: { feedback: ListedFeedback }) => {
  const { say, formats } = useTexts();
  const { id, type, title, lastMessageAt } = feedback;
  const time = formats.dateTime(Date.parse(lastMessageAt), browserZone());
  return (
    <li>
      <Link to="/edit/feedback/$id" params={{ id: String(id) }} className={styles.row}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.muted}>
            {say(typeNames[type])} · {say('feedback.lastMessage', { time })}
          </span>
          <FeedbackState feedback={feedback} />
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
};
