import { useTexts } from '../../../../texts/use-texts.ts';
import styles from '../parts/Import.module.css';
import { StepCard } from '../parts/StepCard.tsx';
import { AnsweredList } from './AnsweredList.tsx';
import { Question } from './Question.tsx';
import type { QuestionsProps } from './question-props.ts';

/** What the file does not say, asked before anything is read of it. */
export const QuestionsCard = (props: QuestionsProps) => {
  const { say } = useTexts();
  const { open, answered } = props;
  if (open.length + answered.length === 0) return null;
  return (
    <StepCard title={say('import.questions')} isCurrent={open.length > 0}>
      {open.length > 0 && <p className={styles.muted}>{say('import.questionsText')}</p>}
      <AnsweredList {...props} />
      {open.map((opening, place) => (
        <Question key={opening} opening={opening} isNext={place === 0 && answered.length > 0} {...props} />
      ))}
    </StepCard>
  );
};
