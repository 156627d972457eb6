import { useId } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { lackTexts } from '../columns/lack-texts.ts';
import type { Lack } from '../draft/draft-mapping.ts';
import styles from '../parts/Import.module.css';
import { SendingProblem } from '../parts/SendingProblem.tsx';
import { StepCard } from '../parts/StepCard.tsx';

type CheckCardProps = {
  stage: 'questions' | 'columns' | 'check' | 'import' | 'done';
  lack: Lack | null;
  error: Error | null;
  onCheck: () => void;
};

/** Reads the whole file and changes nothing. It begins once everything is known. */
export const CheckCard = ({ stage, lack, error, onCheck }: CheckCardProps) => {
  const { say } = useTexts();
  const id = useId();
  const hint = () => {
    if (stage === 'questions') return say('import.answerFirst');
    return say(lack ? lackTexts[lack] : 'import.runHint');
  };
  return (
    <StepCard title={say('import.run')} isCurrent={stage === 'check'}>
      <p id={id} className={styles.muted}>
        {hint()}
      </p>
      <SendingProblem error={error} />
      <div>
        <Button look="primary" held={stage !== 'check'} aria-describedby={id} onClick={onCheck}>
          {say('import.check')}
        </Button>
      </div>
    </StepCard>
  );
};
