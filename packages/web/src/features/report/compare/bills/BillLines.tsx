import type { BillReport } from '@ohmstead/contract';
import { lineName } from '../../../../model/bill/line-text.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { type SidesRow, SidesTable } from '../SidesTable.tsx';
import styles from './BillLines.module.css';
import { type LineSum, lineRows } from './line-rows.ts';

type BillLinesProps = { first: BillReport; second: BillReport; names: readonly [string, string] };

/** Both bills by kind of line, down to what is to be paid. */
export const BillLines = ({ first, second, names }: BillLinesProps) => {
  const { say, formats } = useTexts();
  const { currency } = first;
  const money = (amount: number | null) => formats.money(amount, currency);
  const lines = lineRows(first, second).map(
    ({ key, difference, ...row }): SidesRow => ({
      key,
      label: lineName({ ...row, season: null, tier: null }, say),
      first: <Line line={row.first} currency={currency} />,
      second: <Line line={row.second} currency={currency} />,
      difference,
      amount: money(Math.abs(difference)),
      share: null,
    }),
  );
  const difference = (first.net ?? 0) - (second.net ?? 0);
  const sum: SidesRow = {
    key: 'sum',
    label: say('bill.equals'),
    first: <strong>{money(first.net)}</strong>,
    second: <strong>{money(second.net)}</strong>,
    difference,
    amount: money(Math.abs(difference)),
    share: null,
  };
  return (
    <SidesTable
      caption={say('bill.lines')}
      names={names}
      difference={say('compare.difference')}
      rows={[...lines, sum]}
    />
  );
};

const Line = ({ line, currency }: { line: LineSum | null; currency: string }) => {
  const { formats } = useTexts();
  if (line === null) return '–';
  return (
    <>
      {formats.money(line.amount, currency)}
      {line.kWh !== null && <span className={styles.energy}>{formats.quantity(line.kWh, 'kWh')}</span>}
    </>
  );
};
