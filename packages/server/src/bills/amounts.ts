// Minor units as the currency's own.
import { type Bill, minorDigits, type Statement } from '@ohmstead/domain';

export const unitsIn =
  (currency: string) =>
  (amount: number): number =>
    amount / 10 ** minorDigits(currency);

export const totalIn =
  (currency: string) =>
  ({ total }: Pick<Statement, 'total'>): number | null =>
    total === null ? null : unitsIn(currency)(total);

export const costOf = ({ cost, currency }: Bill): number | null => totalIn(currency)(cost);

/** Cost less income; without a feed-in tariff the cost alone. */
export const netOf = ({ cost, income, currency }: Bill): number | null =>
  cost.total === null ? null : unitsIn(currency)(cost.total - (income.total ?? 0));
