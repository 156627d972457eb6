import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { type ColumnMapping, mappingOf } from './column-roles.ts';
import styles from './Import.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { kindOfFile } from './import-file.ts';
import type { useFileImport } from './use-file-import.ts';

type ImportRunProps = {
  file: File;
  chosen: ColumnMapping | null;
  /** A dry run has shown what the file would bring. */
  checked: boolean;
  sending: ReturnType<typeof useFileImport>;
};

export const ImportRun = ({ file, chosen, checked, sending }: ImportRunProps) => {
  const { say } = useTexts();
  const mapping = chosen && mappingOf(chosen);
  const ready = chosen === null || mapping !== null;
  const send = (dryRun: boolean) => sending.send({ file, kind: kindOfFile(file.name), mapping, dryRun });
  if (sending.busy) return <ImportProgress sending={sending} />;
  return (
    <Card title={say('import.run')}>
      <p className={styles.muted}>{say(ready ? 'import.runHint' : 'import.incomplete')}</p>
      {sending.error && !isStopped(sending.error) && (
        <Problem>{textOfFailure(failureOf(sending.error), say)}</Problem>
      )}
      <div className={styles.actions}>
        <Button look={checked ? 'secondary' : 'primary'} disabled={!ready} onClick={() => send(true)}>
          {say('import.check')}
        </Button>
        <Button look={checked ? 'primary' : 'secondary'} disabled={!ready} onClick={() => send(false)}>
          {say('import.start')}
        </Button>
      </div>
    </Card>
  );
};

const isStopped = (error: Error): boolean => error.name === 'AbortError';
