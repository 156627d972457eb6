import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Answered } from './answered.ts';
import styles from './Question.module.css';
import { answerNames } from './question-words.ts';

export const AnsweredNote = ({ answered, onUndo }: { answered: Answered; onUndo: () => void }) => {
  const { say } = useTexts();
  return (
    <div className={styles.answered} role="status">
      <p>{say('audit.ask.answered', { answer: say(answerNames[answered.answer]) })}</p>
      <Button onClick={onUndo}>{say('action.undo')}</Button>
    </div>
  );
};
