import type { BillReport } from '@ohmstead/contract';
import type { CSSProperties } from 'react';
import { lineName } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { type BillRow, billRows, onlyTariff, roleOf } from './bill-lines.ts';
import { lineDetail } from './line-detail.ts';
import styles from './Waterfall.module.css';

/** The bill line by line; each bar begins where the one before ended. */
export const Waterfall = ({ bill }: { bill: BillReport }) => {
  const { say, formats } = useTexts();
  const rows = billRows(bill);
  const tariff = onlyTariff(bill);
  return (
    <Card title={say('bill.lines')}>
      {tariff !== null && <p className={styles.tariff}>{say('bill.byTariff', { tariff })}</p>}
      <ol className={styles.lines}>
        {rows.map((row) => (
          <Line key={row.key} row={row} bill={bill} />
        ))}
        <li className={styles.sum}>
          <span>{say('bill.equals')}</span>
          <span className={styles.amount}>{formats.money(bill.net, bill.currency)}</span>
        </li>
      </ol>
    </Card>
  );
};

const Line = ({ row, bill }: { row: BillRow; bill: BillReport }) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const detail = lineDetail(row.line, bill, texts);
  const amount = Math.abs(row.line.amount);
  // Custom properties are not in React's type.
  const place = { '--from': row.bar.from, '--to': row.bar.to } as CSSProperties;
  return (
    <li className={styles.line}>
      <span>{lineName(row.line, say)}</span>
      <span className={styles.amount}>{formats.money(row.isCredit ? -amount : amount, bill.currency)}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
      <span className={styles.track} aria-hidden="true">
        <span className={styles[roleOf(row)]} style={place} />
      </span>
    </li>
  );
};
