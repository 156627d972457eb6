import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import styles from './Audit.module.css';
import type { AuditPage } from './audit-answers.ts';
import type { AuditFilter } from './queries.ts';
import { UndecidedCount } from './UndecidedCount.tsx';
import { Measured, NewestMeasured } from './unmeasured/Measured.tsx';

type AuditNotesProps = {
  meterId: number;
  zone: string;
  edits: boolean;
  filter: AuditFilter;
  page: AuditPage;
};

/** What is to be said of the list as a whole. */
export const AuditNotes = ({ meterId, zone, edits, filter, page }: AuditNotesProps) => {
  const { say } = useTexts();
  const { items, unmeasured, isRecomputing, isUndecided, question } = page;
  const isFiltered = filter.kind !== undefined || filter.dates.from !== undefined;
  // What is open of the whole meter says nothing of those entries and days that are asked for.
  const isEmpty = items.length === 0 && (isFiltered || (!isUndecided && question === null));
  const isEmptyOfAll = isEmpty && filter.kind === undefined;
  return (
    <>
      {isRecomputing && (
        <p className={styles.note} role="status">
          {say('audit.recomputing')}
        </p>
      )}
      {isUndecided && <UndecidedCount meterId={meterId} edits={edits} />}
      {isEmpty && filter.kind !== undefined && <EmptyState icon="check" title={say('audit.noneOfKind')} />}
      {unmeasured && <Measured unmeasured={unmeasured} zone={zone} isEmpty={isEmptyOfAll} />}
      {!unmeasured && isEmptyOfAll && <NewestMeasured meterId={meterId} zone={zone} />}
    </>
  );
};
