import type { Portfolio } from '@ohmstead/contract';
import { Amount } from '../../../ui/Amount.tsx';
import { SumOfBills } from './SumOfBills.tsx';

/** Energy of the month and bills so far of some sites, as small print. */
export const SumsLine = ({ sums }: { sums: Portfolio['total'] }) => (
  <>
    <Amount value={sums.consumptionKwh.month} unit="kWh" />
    {sums.bills.map(({ currency, amount }) => (
      <SumOfBills key={currency} currency={currency} amount={amount} />
    ))}
  </>
);
