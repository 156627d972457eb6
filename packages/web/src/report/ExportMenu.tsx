import { useRef, useState } from 'react';
import { failureOf } from '../api/api-error.ts';
import { textOfFailure } from '../api/reaction.ts';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ExportMenu.module.css';
import type { FileFormat, FileOfReport } from './file-of-report.ts';
import { printPage } from './print-page.ts';

type ExportMenuProps = { file: FileOfReport | undefined; printName: string };

/** The report as a file or on paper. */
export const ExportMenu = ({ file, printName }: ExportMenuProps) => {
  const { say } = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const { busy, save } = useSaving(file);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const print = () => {
    close();
    void printPage(printName);
  };
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary>{say('report.export')}</summary>
      <div className={styles.choices}>
        {file && (
          <>
            <Button look="plain" busy={busy === 'csv'} onClick={() => save('csv')}>
              {say('report.csv')}
            </Button>
            <Button look="plain" busy={busy === 'xlsx'} onClick={() => save('xlsx')}>
              {say('report.xlsx')}
            </Button>
          </>
        )}
        <Button look="plain" onClick={print}>
          {say('report.print')}
        </Button>
      </div>
    </details>
  );
};

const useSaving = (file: FileOfReport | undefined) => {
  const { say } = useTexts();
  const [busy, setBusy] = useState<FileFormat | null>(null);
  const save = (format: FileFormat) => {
    if (!file || busy !== null) return;
    setBusy(format);
    file(format)
      .then(
        () => showToast('status', say('report.saved')),
        (error: unknown) => showToast('error', textOfFailure(failureOf(error), say)),
      )
      .finally(() => setBusy(null));
  };
  return { busy, save };
};
