import type { ListedFeedback } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './FeedbackState.module.css';

type FeedbackStateProps = { feedback: Pick<ListedFeedback, 'state' | 'hasNewAnswer'> };

/** Open or finished, and whether there is something to read. */
export const FeedbackState = ({ feedback: { state, hasNewAnswer } }: FeedbackStateProps) => {
  const { say } = useTexts();
  return (
    <span className={styles.marks}>
      <span className={styles.state}>
        {say(state === 'open' ? 'feedback.open' : 'feedback.finishedState')}
      </span>
      {hasNewAnswer && <span className={styles.fresh}>{say('feedback.newAnswer')}</span>}
    </span>
  );
};
