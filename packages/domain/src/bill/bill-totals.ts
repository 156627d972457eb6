import type { Bill } from './bill.ts';

/** The three sums of a bill, in minor units; null where nothing is known or priced. */
export type BillTotals = {
  readonly cost: number | null;
  readonly income: number | null;
  readonly saving: number | null;
};

export const billTotals = ({
  cost,
  income,
  saving,
}: Pick<Bill, 'cost' | 'income' | 'saving'>): BillTotals => ({
  cost: cost.total,
  income: income.total,
  saving: saving.total,
});

/** The cost less the income; without a feed-in tariff the cost alone. */
export const amountDue = ({ cost, income }: Pick<BillTotals, 'cost' | 'income'>): number | null =>
  cost === null ? null : cost - (income ?? 0);
