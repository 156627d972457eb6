import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './Audit.module.css';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditNotes } from './AuditNotes.tsx';
import { type AuditRows, auditGroups } from './audit-groups.ts';
import { auditRow } from './audit-row.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { MoreButton } from './MoreButton.tsx';
import { type AuditFilter, auditQuery } from './queries.ts';
import { QuestionPart } from './question/QuestionPart.tsx';
import { UndoDialog } from './UndoDialog.tsx';

export type AuditListProps = {
  meterId: number;
  zone: string;
  edits: boolean;
  /** Another device may be noted. */
  manages: boolean;
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
};

/** Every count that was not plainly normal, and what was decided about it. */
export const AuditList = ({ meterId, zone, edits, manages, filter, onFilter }: AuditListProps) => {
  const { say } = useTexts();
  const entries = useInfiniteQuery(auditQuery(meterId, filter));
  const [asked, setAsked] = useState<AuditRows | null>(null);
  const [undone, setUndone] = useState<number | null>(null);
  const [undos, setUndos] = useState(0);
  return (
    <>
      <p className={styles.muted}>{say('audit.text')}</p>
      <AuditFilters filter={filter} onFilter={onFilter} />
      <QueryState query={entries} blocks={[160, 160, 160]} nested>
        {({ pages: [newest, ...older] }) =>
          newest && (
            <>
              {/* After an undo it begins anew: the answer that was just given may be what was undone. */}
              <QuestionPart
                key={undos}
                meterId={meterId}
                zone={zone}
                question={newest.question}
                dates={filter.dates}
                rights={{ edits, manages }}
                onUndo={setUndone}
              />
              <AuditNotes meterId={meterId} zone={zone} edits={edits} filter={filter} page={newest} />
              <ul className={styles.entries}>
                {auditGroups(
                  [newest, ...older].flatMap(({ items }) => items.map(auditRow)),
                  entries.hasNextPage,
                ).map((group) => (
                  <li key={group.key}>
                    <AuditEntry
                      meterId={meterId}
                      group={group}
                      zone={zone}
                      currency={newest.currency}
                      edits={edits}
                      onDecide={setAsked}
                      onUndo={setUndone}
                    />
                  </li>
                ))}
              </ul>
              <MoreButton query={entries} />
            </>
          )
        }
      </QueryState>
      <DecideDialog meterId={meterId} rows={asked} zone={zone} onClose={() => setAsked(null)} />
      <UndoDialog
        meterId={meterId}
        decisionId={undone}
        onUndone={() => setUndos(undos + 1)}
        onClose={() => setUndone(null)}
      />
    </>
  );
};
