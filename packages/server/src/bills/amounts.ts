// Amounts in units of the currency instead of its minor units.
import { amountDue, type Bill, billTotals, minorDigits, type Statement } from '@ohmstead/domain';

export const unitsIn =
  (currency: string) =>
  (amount: number): number =>
    amount / 10 ** minorDigits(currency);

export const totalIn =
  (currency: string) =>
  ({ total }: Pick<Statement, 'total'>): number | null =>
    total === null ? null : unitsIn(currency)(total);

/** What every screen calls the bill. */
export const netOf = (bill: Bill): number | null =>
  totalIn(bill.currency)({ total: amountDue(billTotals(bill)) });
