import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Problem } from '../../../ui/Problem.tsx';
import styles from './SendBar.module.css';

type SendBarProps = { busy: boolean; share: number; problem: string | null };

/** The button, how far it has come, and what went wrong. */
export const SendBar = ({ busy, share, problem }: SendBarProps) => {
  const { say, formats } = useTexts();
  const state =
    share < 1 ? say('feedback.sending', { percent: formats.percent(share) }) : say('feedback.processing');
  return (
    <div className={styles.bar}>
      {problem && !busy && <Problem marked>{problem}</Problem>}
      {busy && (
        <div className={styles.progress}>
          <progress value={share} max={1} aria-label={state} />
          <span role="status">{state}</span>
        </div>
      )}
      <div className={styles.actions}>
        <SubmitButton look="primary" busy={busy}>
          {say(problem && !busy ? 'action.retry' : 'feedback.send')}
        </SubmitButton>
      </div>
    </div>
  );
};
