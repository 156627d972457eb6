import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from '../parts/Import.module.css';
import { answerIn } from './answers.ts';
import type { QuestionsProps } from './question-props.ts';
import { useQuestionWords } from './use-question-words.ts';

/** Answers given, each with a way to change it. */
export const AnsweredList = (props: QuestionsProps) => {
  const { say } = useTexts();
  const { answered, preview, draft, disabled, onReopen } = props;
  const { question, answerText } = useQuestionWords(props);
  if (answered.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answered.map((opening) => (
        <li key={opening} className={styles.answer}>
          <div className={styles.sample}>
            <span className={styles.muted}>{question(opening)}</span>
            <strong>{answerText(opening, answerIn(preview, draft, opening))}</strong>
          </div>
          <Button
            look="plain"
            held={disabled}
            aria-label={say('import.changeAnswer', { question: question(opening) })}
            onClick={() => onReopen(opening)}
          >
            {say('import.change')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
