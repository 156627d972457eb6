import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import styles from './Audit.module.css';
import type { AuditPage } from './audit-answers.ts';
import type { AuditFilter } from './queries.ts';
import { UndecidedCount } from './UndecidedCount.tsx';
import { UnmeasuredCard } from './unmeasured/UnmeasuredCard.tsx';
import { isPlainlyMeasured } from './unmeasured/unmeasured-rows.ts';

type AuditNotesProps = {
  meterId: number;
  zone: string;
  edits: boolean;
  filter: AuditFilter;
  page: AuditPage;
};

/** What is to be said of the list as a whole. Nothing is called usual that holds estimates or gaps. */
export const AuditNotes = ({ meterId, zone, edits, filter, page }: AuditNotesProps) => {
  const { say } = useTexts();
  const { items, unmeasured, isRecomputing, isUndecided, question } = page;
  const isPlain = isPlainlyMeasured(unmeasured);
  return (
    <>
      {isRecomputing && (
        <p className={styles.note} role="status">
          {say('audit.recomputing')}
        </p>
      )}
      {isUndecided && <UndecidedCount meterId={meterId} edits={edits} />}
      {unmeasured && !isPlain && <UnmeasuredCard unmeasured={unmeasured} zone={zone} />}
      {items.length === 0 && !isUndecided && filter.kind && (
        <EmptyState icon="check" title={say('audit.noneOfKind')} />
      )}
      {items.length === 0 && !isUndecided && !filter.kind && isPlain && question === null && (
        <EmptyState icon="check" title={say('audit.none')} />
      )}
    </>
  );
};
