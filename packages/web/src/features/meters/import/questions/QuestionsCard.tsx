import { useTexts } from '../../../../texts/use-texts.ts';
import styles from '../parts/Import.module.css';
import { StepCard } from '../parts/StepCard.tsx';
import { AnsweredList } from './AnsweredList.tsx';
import { Question } from './Question.tsx';
import type { QuestionsProps } from './question-props.ts';
import { useTurnFocus } from './use-turn-focus.ts';

/** What the file does not say, asked before anything is read of it. */
export const QuestionsCard = (props: QuestionsProps) => {
  const { say } = useTexts();
  const { open, answered, onAnswer, onReopen } = props;
  const { list, turnTo } = useTurnFocus();
  if (open.length + answered.length === 0) return null;
  const turning: QuestionsProps = {
    ...props,
    onAnswer: (opening, draft) => {
      onAnswer(opening, draft);
      turnTo(null);
    },
    onReopen: (opening) => {
      onReopen(opening);
      turnTo(opening);
    },
  };
  return (
    <StepCard title={say('import.questions')} isCurrent={open.length > 0}>
      {open.length > 0 && <p className={styles.muted}>{say('import.questionsText')}</p>}
      <AnsweredList {...turning} />
      <div ref={list} className={styles.questions}>
        {open.map((opening) => (
          <Question key={opening} opening={opening} {...turning} />
        ))}
      </div>
    </StepCard>
  );
};
