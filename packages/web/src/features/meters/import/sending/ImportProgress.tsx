import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from '../parts/Import.module.css';
import { StepCard } from '../parts/StepCard.tsx';
import type { useFileImport } from './use-file-import.ts';

/** How far the file has come. Once all of it is with the server, the list of imports shows the rest. */
export const ImportProgress = ({ sending }: { sending: ReturnType<typeof useFileImport> }) => {
  const { say, formats } = useTexts();
  const { share, dryRun, stop } = sending;
  const isOnServer = share === 1 && !dryRun;
  const sent =
    share === 1 ? say('import.finishing') : say('import.sent', { percent: formats.percent(share) });
  return (
    <StepCard title={say(dryRun ? 'import.checking' : 'import.importing')} isCurrent>
      <progress className={styles.progress} value={share} max={1} aria-label={sent} />
      <p>{sent}</p>
      <p className={styles.muted}>{say(isOnServer ? 'import.mayLeave' : 'import.keepOpen')}</p>
      {!isOnServer && (
        <div>
          <Button onClick={stop}>{say('import.stop')}</Button>
        </div>
      )}
    </StepCard>
  );
};
