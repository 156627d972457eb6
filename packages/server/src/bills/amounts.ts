// Minor units as the currency's own.
import { type Bill, minorDigits, type Statement } from '@ohmstead/domain';
import type { BillTotals } from './bill-store.ts';

export const unitsIn =
  (currency: string) =>
  (amount: number): number =>
    amount / 10 ** minorDigits(currency);

export const totalIn =
  (currency: string) =>
  ({ total }: Pick<Statement, 'total'>): number | null =>
    total === null ? null : unitsIn(currency)(total);

export const totalsOf = ({ cost, income, saving }: Pick<Bill, 'cost' | 'income' | 'saving'>): BillTotals => ({
  cost: cost.total,
  income: income.total,
  saving: saving.total,
});

/** What every screen calls the bill: the cost less the income; without a feed-in tariff the cost alone. Minor units. */
export const toBePaid = ({ cost, income }: Pick<BillTotals, 'cost' | 'income'>): number | null =>
  cost === null ? null : cost - (income ?? 0);

export const netOf = (bill: Bill): number | null =>
  totalIn(bill.currency)({ total: toBePaid(totalsOf(bill)) });
