import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './problem.module.css';

/** The device takes no login for a while; how long, it has said itself. */
export const LockedDevice = ({ untilMs, onRetry }: { untilMs: number; onRetry: () => void }) => {
  const { say } = useTexts();
  const seconds = Math.max(0, Math.ceil((untilMs - useNow(1000)) / 1000));
  return (
    <div className={styles.locked}>
      {seconds > 0 && <Problem marked>{say('local.locked', { seconds })}</Problem>}
      <Button icon="refresh" held={seconds > 0} onClick={onRetry}>
        {say('action.retry')}
      </Button>
    </div>
  );
};
