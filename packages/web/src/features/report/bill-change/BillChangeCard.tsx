import type { SiteBillChange } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { addDays } from '../../../model/dates/calendar.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import styles from './BillChangeCard.module.css';
import { billChangeQuery, type Than } from './bill-change-query.ts';
import { type ChangeRow, changeRows, isKnown } from './change-rows.ts';

type BillChangeCardProps = {
  siteId: number;
  from: string;
  /** Where the other bill begins; without it, the one before or that of a year ago is chosen here. */
  other?: string;
};

/** Why a bill is higher or lower than another, in parts that sum up to the difference. */
export const BillChangeCard = ({ siteId, from, other }: BillChangeCardProps) => {
  const { say } = useTexts();
  const [than, setThan] = useState<Than>('previous');
  const asked = { time: from, than, ...(other !== undefined && { with: other }) };
  const query = useQuery(billChangeQuery(siteId, asked));
  return (
    <Card title={say('billChange.title')}>
      {other === undefined && (
        <SegmentedControl
          label={say('billChange.than')}
          options={[
            { value: 'previous', label: say('billChange.previous') },
            { value: 'lastYear', label: say('billChange.lastYear') },
          ]}
          value={than}
          onChange={setThan}
        />
      )}
      <QueryState query={query} blocks={[48, 160]} nested>
        {(change) => <Change change={change} />}
      </QueryState>
    </Card>
  );
};

const Change = ({ change }: { change: SiteBillChange }) => {
  const { say, formats, lang } = useTexts();
  if (!isKnown(change)) return <p>{say('billChange.unknown')}</p>;
  const { before, after, currency, difference } = change;
  const daysOf = ({ from, to }: SiteBillChange['before']) =>
    calendarFormatsOf(lang).days(from, to > from ? addDays(to, -1) : from);
  const text = { amount: formats.money(Math.abs(difference), currency), period: daysOf(before) };
  return (
    <>
      <p className={styles.sum}>{say(sumTexts[signOf(difference)], text)}</p>
      <ol className={styles.steps}>
        <End label={daysOf(before)} amount={formats.money(before.net, currency)} />
        {changeRows(change).map((row) => (
          <Step key={row.key} row={row} currency={currency} />
        ))}
        <End label={daysOf(after)} amount={formats.money(after.net, currency)} />
      </ol>
      {change.isOpen && <Hint>{say('billChange.open')}</Hint>}
    </>
  );
};

const sumTexts = { more: 'billChange.more', less: 'billChange.less', same: 'billChange.same' } as const;

const signOf = (amount: number): 'more' | 'less' | 'same' => {
  if (amount === 0) return 'same';
  return amount > 0 ? 'more' : 'less';
};

const End = ({ label, amount }: { label: string; amount: string }) => (
  <li className={styles.end}>
    <span>{label}</span>
    <span className={styles.amount}>{amount}</span>
  </li>
);

const Step = ({ row, currency }: { row: ChangeRow; currency: string }) => {
  const { say, formats } = useTexts();
  const isMore = row.amount > 0;
  // Custom properties are not in React's type.
  const place = { '--from': row.bar.from, '--to': row.bar.to } as CSSProperties;
  return (
    <li className={styles.step}>
      <span className={styles.name}>{say(row.label, { meter: row.meter ?? '' })}</span>
      <span className={styles.amount}>
        {isMore ? '+' : '−'}
        {formats.money(Math.abs(row.amount), currency)}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={isMore ? styles.more : styles.less} style={place} />
      </span>
    </li>
  );
};
