import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import { type SidesRow, SidesTable } from '../SidesTable.tsx';
import { type BillSide, isEnergy, type TotalKey, totalRows } from './total-rows.ts';

const labels: Record<TotalKey, TextKey> = {
  net: 'bill.total',
  cost: 'bill.cost',
  income: 'bill.income',
  bought: 'billChange.energy',
  fedIn: 'bill.line.feedIn',
};

type BillTotalsProps = { bills: readonly [BillSide, BillSide]; names: readonly [string, string] };

/** What is to be paid, and for how much energy. */
export const BillTotals = ({ bills: [first, second], names }: BillTotalsProps) => {
  const { say, formats } = useTexts();
  const write = (key: TotalKey, value: number | null, { bill }: BillSide): string =>
    isEnergy(key) && value !== null ? formats.quantity(value, 'kWh') : formats.money(value, bill.currency);
  const rows = totalRows(first, second).map(
    (row): SidesRow => ({
      key: row.key,
      label: say(labels[row.key]),
      first: write(row.key, row.first, first),
      second: write(row.key, row.second, second),
      difference: row.difference,
      amount: write(row.key, row.difference && Math.abs(row.difference), first),
      share: row.share,
    }),
  );
  return (
    <SidesTable
      caption={say('compare.totals')}
      names={names}
      difference={say(first.days === second.days ? 'compare.difference' : 'compare.differencePerDay')}
      rows={rows}
    />
  );
};
