import type { AuditItem } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './Audit.module.css';
import { AuditCounts } from './AuditCounts.tsx';
import { AuditDecision } from './AuditDecision.tsx';
import type { AuditRow } from './audit-row.ts';
import { kindNames, outcomeNames, reasonTexts } from './audit-words.ts';
import { TookOver } from './TookOver.tsx';

type AuditEntryProps = {
  meterId: number;
  row: AuditRow;
  zone: string;
  edits: boolean;
  undoing: boolean;
  onDecide: () => void;
  onUndo: (decisionId: number) => void;
};

export const AuditEntry = ({ meterId, row, zone, edits, undoing, onDecide, onUndo }: AuditEntryProps) => {
  const { say, formats } = useTexts();
  const { item, counter } = row;
  const from = row.sinceMs !== null && item.kind === 'gap' ? formats.dateTime(row.sinceMs, zone) : null;
  const at = formats.dateTime(row.atMs, zone);
  return (
    <Card title={say(kindNames[item.kind])}>
      <p>
        <time dateTime={item.at}>{from === null ? at : say('import.span', { from, to: at })}</time>
        {counter && (
          <span className={styles.muted}>
            {' · '}
            {say(counter.direction === 'import' ? 'overview.importCounter' : 'overview.exportCounter')}
            {counter.phase && ` · ${phaseText(counter.phase)}`}
          </span>
        )}
      </p>
      <p className={styles.muted}>{say(reasonTexts[item.reason])}</p>
      {edits && mayBeAnotherMeter(item) && <TookOver meterId={meterId} />}
      {item.kind === 'clockSetBack' && row.sinceMs !== null && (
        <p className={styles.muted}>
          {say('audit.clockBefore', { time: formats.dateTime(row.sinceMs, zone) })}
        </p>
      )}
      {item.quarantine && (
        <>
          <p className={styles.muted}>{say('quarantine.claimed', { time: item.quarantine.claimedTime })}</p>
          {item.quarantine.outcome === null ? (
            <ToQuarantine meterId={meterId} />
          ) : (
            <p>{say(outcomeNames[item.quarantine.outcome])}</p>
          )}
        </>
      )}
      {row.hasCounts && <AuditCounts item={item} />}
      <AuditDecision item={item} zone={zone} edits={edits} undoing={undoing} onUndo={onUndo} />
      {edits && item.choices.length > 0 && (
        <div>
          <Button onClick={onDecide}>{say(item.decision ? 'audit.decideOtherwise' : 'audit.decide')}</Button>
        </div>
      )}
    </Card>
  );

  function phaseText(phase: string): string {
    return phase === 'net' ? say('audit.net') : say('site.phase', { phase });
  }
};

/** Its counter went on from another count that nothing explains. */
const mayBeAnotherMeter = ({ reason, kind, decision }: AuditItem): boolean =>
  decision === null && (reason === 'unexplained' || (kind === 'spike' && reason === 'implausible'));

const ToQuarantine = ({ meterId }: { meterId: number }) => {
  const { say } = useTexts();
  return (
    <div>
      <Link
        to="/edit/meter/$id/audit"
        params={{ id: String(meterId) }}
        search={{ view: 'quarantine' }}
        replace
        className={buttonClass('secondary')}
      >
        {say('quarantine.open')}
      </Link>
    </div>
  );
};
