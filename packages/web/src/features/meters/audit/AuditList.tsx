import { auditKinds } from '@ohmstead/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from './Audit.module.css';
import { AuditEntry } from './AuditEntry.tsx';
import { type AuditRow, auditRow } from './audit-row.ts';
import { type AuditKind, kindNames, kindOf } from './audit-words.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { MoreButton } from './MoreButton.tsx';
import { auditQuery } from './queries.ts';
import { UndecidedCount } from './UndecidedCount.tsx';
import { useUndoDecision } from './use-decisions.ts';

type AuditListProps = {
  meterId: number;
  zone: string;
  edits: boolean;
  kind: AuditKind | undefined;
  onKind: (kind: AuditKind | undefined) => void;
};

/** Every count that was not plainly normal, and what was decided about it. */
export const AuditList = ({ meterId, zone, edits, kind, onKind }: AuditListProps) => {
  const { say } = useTexts();
  const entries = useInfiniteQuery(auditQuery(meterId, kind));
  const undo = useUndoDecision(meterId);
  const [asked, setAsked] = useState<AuditRow | null>(null);
  return (
    <>
      <p className={styles.muted}>{say('audit.text')}</p>
      <SelectField
        label={say('audit.filter')}
        options={[
          { value: '', label: say('audit.all') },
          ...auditKinds.map((each) => ({ value: each, label: say(kindNames[each]) })),
        ]}
        value={kind ?? ''}
        onChange={(value) => onKind(kindOf(value))}
      />
      <QueryState query={entries} blocks={[160, 160, 160]} nested>
        {({ pages }) => (
          <>
            {pages[0]?.isRecomputing && (
              <p className={styles.note} role="status">
                {say('audit.recomputing')}
              </p>
            )}
            {pages[0]?.isUndecided && <UndecidedCount meterId={meterId} edits={edits} />}
            {pages[0]?.items.length === 0 && !pages[0].isUndecided && (
              <EmptyState icon="check" title={say('audit.none')} />
            )}
            <ul className={styles.entries}>
              {pages
                .flatMap(({ items }) => items.map(auditRow))
                .map((row) => (
                  <li key={row.key}>
                    <AuditEntry
                      meterId={meterId}
                      row={row}
                      zone={zone}
                      edits={edits}
                      undoing={undo.isPending && undo.variables === row.item.decision?.id}
                      onDecide={() => setAsked(row)}
                      onUndo={(decisionId) => undo.mutate(decisionId)}
                    />
                  </li>
                ))}
            </ul>
            <MoreButton query={entries} />
          </>
        )}
      </QueryState>
      <DecideDialog meterId={meterId} row={asked} onClose={() => setAsked(null)} />
    </>
  );
};
