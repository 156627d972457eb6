// Pure: what two bills come to, side by side. A difference is the first less the second.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';

const totalKeys = ['net', 'cost', 'income', 'bought', 'fedIn'] as const;
export type TotalKey = (typeof totalKeys)[number];

export type TotalRow = {
  readonly key: TotalKey;
  readonly first: number | null;
  readonly second: number | null;
  /** Of a day each where the bills are of different lengths; null where one is unknown. */
  readonly difference: number | null;
  /** Of the second; null where that is nothing. */
  readonly share: number | null;
};

/** A bill with the days that have passed of it. */
export type BillSide = { readonly bill: BillReport; readonly days: number };

/** Rows that neither bill has are left out, and so are differences of amounts in different currencies. */
export const totalRows = (first: BillSide, second: BillSide): TotalRow[] => {
  const sameCurrency = first.bill.currency === second.bill.currency;
  const [perFirst, perSecond] = first.days === second.days ? [1, 1] : [first.days, second.days];
  return totalKeys.flatMap((key) => {
    const [one, other] = [figureOf(first.bill, key), figureOf(second.bill, key)];
    if (one === null && other === null) return [];
    const isComparable = one !== null && other !== null && (isEnergy(key) || sameCurrency);
    const difference = isComparable ? one / perFirst - other / perSecond : null;
    const whole = (other ?? 0) / perSecond;
    const share = difference === null || whole <= 0 ? null : difference / whole;
    return [{ key, first: one, second: other, difference, share }];
  });
};

export const isEnergy = (key: TotalKey): boolean => key === 'bought' || key === 'fedIn';

const figureOf = ({ net, total, lines, income }: BillReport, key: TotalKey): number | null => {
  switch (key) {
    case 'net':
      return net;
    case 'cost':
      return total;
    case 'income':
      return income.lines.length === 0 ? null : income.total;
    case 'bought':
      return energyOf(lines, 'energy');
    case 'fedIn':
      return energyOf(income.lines, 'feedIn');
  }
};

const energyOf = (lines: readonly ReportedBillLine[], kind: ReportedBillLine['kind']): number | null =>
  lines
    .filter((line) => line.kind === kind)
    .reduce<number | null>((sum, { kWh }) => (kWh === null ? sum : (sum ?? 0) + kWh), null);
