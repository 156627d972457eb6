import { useId } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from '../parts/Import.module.css';
import { choicesOf, fewChoices } from './answers.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { evidenceOf } from './evidence.ts';
import type { Opening } from './openings.ts';
import type { QuestionsProps } from './question-props.ts';
import { useQuestionWords } from './use-question-words.ts';

type QuestionProps = QuestionsProps & { opening: Opening };

export const Question = ({ opening, ...props }: QuestionProps) => {
  const { say } = useTexts();
  const { preview, draft, disabled, onAnswer } = props;
  const words = useQuestionWords(props);
  const id = useId();
  const choices = choicesOf(opening, props);
  const cells = evidenceOf(opening, preview, draft);
  const hasEvidence = cells.length > 0;
  return (
    <fieldset className={styles.question} disabled={disabled} aria-describedby={hasEvidence ? id : undefined}>
      <legend data-asked={opening} tabIndex={-1} className={styles.asked}>
        {words.question(opening)}
      </legend>
      {hasEvidence && (
        <p id={id} className={styles.muted}>
          {say('import.evidence', { cells: cells.join(' · ') })}
        </p>
      )}
      <div className={styles.actions}>
        {choices.slice(0, fewChoices).map(({ answer, draft: chosen, isProposed }) => (
          <Button
            key={answer}
            look={isProposed ? 'primary' : 'secondary'}
            onClick={() => onAnswer(opening, chosen)}
          >
            {isProposed
              ? say('import.proposed', { answer: words.answerText(opening, answer) })
              : words.answerText(opening, answer)}
          </Button>
        ))}
      </div>
      <ChoiceList
        opening={opening}
        choices={choices.slice(fewChoices)}
        draft={draft}
        onAnswer={(chosen) => onAnswer(opening, chosen)}
      />
    </fieldset>
  );
};
