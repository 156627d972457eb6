import type { ImportOutcome } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../../ui/Button.tsx';
import styles from '../parts/Import.module.css';
import { StepCard } from '../parts/StepCard.tsx';
import { useUndoImport } from '../sending/use-undo-import.ts';
import { OutcomeCounts } from './OutcomeCounts.tsx';

type ImportedCardProps = { outcome: ImportOutcome; meterId: number; siteId: number; zone: string };

/** What was imported, where to see it, and the way back. */
export const ImportedCard = ({ outcome, meterId, siteId, zone }: ImportedCardProps) => {
  const { say, lang } = useTexts();
  const undo = useUndoImport(meterId);
  const { importId } = outcome;
  const newest = outcome.months.at(-1);
  return (
    <StepCard
      key={String(undo.isSuccess)}
      title={say(undo.isSuccess ? 'import.state.undone' : 'import.done')}
      isCurrent
    >
      <OutcomeCounts outcome={outcome} zone={zone} />
      {!undo.isSuccess && (
        <div className={styles.actions}>
          {newest && (
            <Link
              to="/site/$id/report/energy"
              params={{ id: String(siteId) }}
              search={{ period: 'month', date: `${newest.month}-01` }}
              className={buttonClass('secondary')}
            >
              {say('import.toReport', { month: calendarFormatsOf(lang).month(`${newest.month}-01`) })}
            </Link>
          )}
          {importId !== null && (
            <Button look="plain" busy={undo.isPending} onClick={() => undo.mutate(importId)}>
              {say('import.undoThis')}
            </Button>
          )}
        </div>
      )}
    </StepCard>
  );
};
