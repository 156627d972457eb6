import type { AuditItem } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './Audit.module.css';
import { AuditCounts } from './AuditCounts.tsx';
import { AuditDecision } from './AuditDecision.tsx';
import type { AuditRow } from './audit-row.ts';
import { kindNames, outcomeNames, reasonText } from './audit-words.ts';
import { EntryChart } from './chart/EntryChart.tsx';
import { EffectText } from './effect/EffectText.tsx';
import { TookOver } from './TookOver.tsx';
import { useAuditDates } from './use-audit-dates.ts';
import { useCounterName } from './use-counter-name.ts';
import { When } from './When.tsx';

type AuditEntryProps = {
  meterId: number;
  row: AuditRow;
  zone: string;
  /** Null without a tariff, and for those who may not see prices. */
  currency: string | null;
  edits: boolean;
  onDecide: () => void;
  onUndo: (decisionId: number) => void;
};

export const AuditEntry = ({ meterId, row, zone, currency, edits, onDecide, onUndo }: AuditEntryProps) => {
  const { say, formats } = useTexts();
  const counterName = useCounterName();
  const { item } = row;
  return (
    <Card title={say(kindNames[item.kind])}>
      <p>
        <time dateTime={item.at}>
          <When row={row} zone={zone} />
        </time>
        {row.counter && (
          <span className={styles.muted}>
            {' · '}
            {counterName(item)}
          </span>
        )}
      </p>
      <EffectText item={item} currency={currency} />
      <p className={styles.muted}>{say(reasonText(item))}</p>
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
      {row.drawn && <EntryChart meterId={meterId} row={row} drawn={row.drawn} zone={zone} />}
      <AuditDecision item={item} zone={zone} edits={edits} onUndo={onUndo} />
      {edits && item.choices.length > 0 && (
        <div>
          <Button onClick={onDecide}>{say(item.decision ? 'audit.decideOtherwise' : 'audit.decide')}</Button>
        </div>
      )}
    </Card>
  );
};

/** Its counter went on from another count that nothing explains. */
const mayBeAnotherMeter = ({ reason, kind, decision }: AuditItem): boolean =>
  decision === null && (reason === 'unexplained' || (kind === 'spike' && reason === 'implausible'));

const ToQuarantine = ({ meterId }: { meterId: number }) => {
  const { say } = useTexts();
  const dates = useAuditDates();
  return (
    <div>
      <Link
        to="/edit/meter/$id/audit"
        params={{ id: String(meterId) }}
        search={{ view: 'quarantine', ...dates }}
        replace
        className={buttonClass('secondary')}
      >
        {say('quarantine.open')}
      </Link>
    </div>
  );
};
