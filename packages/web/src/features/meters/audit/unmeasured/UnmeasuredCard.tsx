import type { AuditUnmeasured } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { timeSpan } from '../../../../model/dates/time-span.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { coverageText } from '../../../../ui/coverage-text.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import styles from './UnmeasuredCard.module.css';
import { type UnmeasuredRow, unmeasuredRows } from './unmeasured-rows.ts';

const kinds: Record<UnmeasuredRow['kind'], TextKey> = {
  estimated: 'audit.unmeasured.estimated',
  missing: 'audit.unmeasured.missing',
};

const causes: Record<UnmeasuredRow['cause'], TextKey> = {
  item: 'audit.unmeasured.item',
  valueMissing: 'audit.unmeasured.valueMissing',
  undecided: 'audit.unmeasured.undecided',
  unreported: 'audit.unmeasured.unreported',
};

/** More than these are looked at on request. */
const shownAtOnce = 5;

/** What of the asked days is estimated or missing, since when, and why. */
export const UnmeasuredCard = ({ unmeasured, zone }: { unmeasured: AuditUnmeasured; zone: string }) => {
  const texts = useTexts();
  const { say } = texts;
  const rows = unmeasuredRows(unmeasured);
  const others = rows.slice(shownAtOnce);
  return (
    <Card title={say('audit.unmeasured.title')}>
      <p>{coverageText(unmeasured.coverage, texts)}</p>
      <Spans rows={rows.slice(0, shownAtOnce)} zone={zone} />
      {others.length > 0 && (
        <Disclosure summary={say('audit.more')}>
          <Spans rows={others} zone={zone} />
        </Disclosure>
      )}
      {unmeasured.hasMore && <p className={styles.muted}>{say('audit.unmeasured.hasMore')}</p>}
    </Card>
  );
};

const Spans = ({ rows, zone }: { rows: readonly UnmeasuredRow[]; zone: string }) => {
  const texts = useTexts();
  const { say } = texts;
  return (
    <ul className={styles.spans}>
      {rows.map(({ kind, cause, fromMs, toMs }) => (
        <li key={`${fromMs} ${kind}`}>
          <span className={styles.when}>{timeSpan(fromMs, toMs, zone, texts)}</span>
          <span className={styles.muted}>
            {say(kinds[kind])} · {say(causes[cause])}
          </span>
        </li>
      ))}
    </ul>
  );
};
