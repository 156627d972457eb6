import type { DeliveryFailure } from '@ohmstead/contract';
import { deliveryFailureTexts, failuresWithAnswer } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './channels.module.css';

type FailureProps = { failure: DeliveryFailure | null; error: string | null };

/** Why a message did not arrive, and what its receiver said. */
export const Failure = ({ failure, error }: FailureProps) => {
  const { say } = useTexts();
  if (failure === null) return null;
  return (
    <span className={styles.failure}>
      <span>{say(deliveryFailureTexts[failure])}</span>
      {error && failuresWithAnswer.has(failure) && <span>{say('channels.answer', { answer: error })}</span>}
    </span>
  );
};
