import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './Audit.module.css';
import { AuditCounts } from './AuditCounts.tsx';
import { AuditDecisions } from './AuditDecisions.tsx';
import type { AuditGroup, AuditRows } from './audit-groups.ts';
import { kindNames, reasonText } from './audit-words.ts';
import { CounterList } from './CounterList.tsx';
import { EntryChart } from './chart/EntryChart.tsx';
import { mostMoved } from './chart/most-moved.ts';
import { EffectText } from './effect/EffectText.tsx';
import { TogetherText } from './effect/TogetherText.tsx';
import { KeptApart } from './KeptApart.tsx';
import { TookOver } from './TookOver.tsx';
import { useCounterName } from './use-counter-name.ts';
import { When } from './When.tsx';

type AuditEntryProps = {
  meterId: number;
  group: AuditGroup;
  zone: string;
  /** Null without a tariff, and for those who may not see prices. */
  currency: string | null;
  edits: boolean;
  onDecide: (rows: AuditRows) => void;
  onUndo: (decisionId: number) => void;
};

/** What one thing has done to a counter of the meter, or to several. */
export const AuditEntry = ({ meterId, group, zone, currency, edits, onDecide, onUndo }: AuditEntryProps) => {
  const { say, formats } = useTexts();
  const counterName = useCounterName();
  const { first, rows } = group;
  const { item, sinceMs } = first;
  const isOne = rows.length === 1;
  const moved = mostMoved(rows);
  return (
    <Card title={say(kindNames[item.kind])}>
      <p>
        <time dateTime={item.at}>
          <When row={first} zone={zone} />
        </time>
        {isOne && first.counter && (
          <span className={styles.muted}>
            {' · '}
            {counterName(item)}
          </span>
        )}
      </p>
      {isOne ? (
        <EffectText item={item} currency={currency} />
      ) : (
        <TogetherText items={rows.map((row) => row.item)} currency={currency} />
      )}
      <p className={styles.muted}>{say(reasonText(item))}</p>
      {edits && rows.some((row) => mayBeAnotherMeter(row.item)) && <TookOver meterId={meterId} />}
      {item.kind === 'clockSetBack' && sinceMs !== null && (
        <p className={styles.muted}>{say('audit.clockBefore', { time: formats.dateTime(sinceMs, zone) })}</p>
      )}
      {item.quarantine && <KeptApart meterId={meterId} quarantine={item.quarantine} />}
      {isOne ? first.hasCounts && <AuditCounts item={item} /> : <CounterList rows={rows} />}
      {moved?.drawn && (
        <EntryChart meterId={meterId} row={moved} drawn={moved.drawn} named={!isOne} zone={zone} />
      )}
      <AuditDecisions rows={rows} zone={zone} edits={edits} onDecide={onDecide} onUndo={onUndo} />
    </Card>
  );
};

/** Its counter went on from another count that nothing explains. */
const mayBeAnotherMeter = ({ reason, kind, decision }: AuditItem): boolean =>
  decision === null && (reason === 'unexplained' || (kind === 'spike' && reason === 'implausible'));
