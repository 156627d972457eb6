// Pure: a bill's lines as a waterfall, from the first charge to what is to be paid.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';

export type BillRow = {
  readonly key: string;
  readonly line: ReportedBillLine;
  /** Takes off: export credit, feed-in. */
  readonly isCredit: boolean;
  /** Where its bar begins and ends, as shares of the whole width. */
  readonly bar: { readonly from: number; readonly to: number };
};

export const billRows = ({ lines, income }: BillReport): BillRow[] => {
  const signed = [
    ...inOrder(lines).map((line, place) => ({ key: `cost ${place}`, line, amount: line.amount })),
    ...income.lines.map((line, place) => ({ key: `income ${place}`, line, amount: -line.amount })),
  ];
  const steps = [0];
  for (const { amount } of signed) steps.push((steps.at(-1) ?? 0) + amount);
  const share = shareWithin(steps);
  return signed.map(({ key, line, amount }, place) => {
    const [one, other] = [share(steps[place] ?? 0), share(steps[place + 1] ?? 0)];
    return { key, line, isCredit: amount < 0, bar: { from: Math.min(one, other), to: Math.max(one, other) } };
  });
};

/** A bill of several periods or seasons has lines of a kind apart from one another. */
const inOrder = (lines: readonly ReportedBillLine[]): ReportedBillLine[] =>
  lines.toSorted((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind));

const kindOrder: readonly ReportedBillLine['kind'][] = [
  'energy',
  'exportCredit',
  'fixed',
  'demand',
  'tax',
  'feedIn',
  'selfUse',
  'storedImport',
];

const shareWithin = (steps: readonly number[]) => {
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  return (step: number): number => (most === least ? 0 : (step - least) / (most - least));
};

export type LineRole = 'peak' | 'standard' | 'offPeak' | 'charge' | 'credit';

export const roleOf = ({ line: { kind, band }, isCredit }: BillRow): LineRole => {
  if (isCredit) return 'credit';
  return kind === 'energy' ? (band ?? 'standard') : 'charge';
};

const versionsOf = ({ lines, income }: BillReport): string[] => [
  ...new Set([...lines, ...income.lines].flatMap(({ tariffVersion }) => tariffVersion ?? [])),
];

/** Where the tariff changed, a line shows its own days and tariff. */
export const isOfSeveral = (bill: BillReport): boolean => versionsOf(bill).length > 1;

/** The tariff all lines are by; null where there are several. */
export const onlyTariff = (bill: BillReport): string | null => {
  const [version] = versionsOf(bill);
  return isOfSeveral(bill) || version === undefined ? null : (bill.tariffNames[version] ?? null);
};

/** Nothing has a price: the site has no tariff at all, or none applies in the period. */
export const isWithoutTariff = ({ lines, unpriced, tariffNames }: BillReport): boolean => {
  if (Object.keys(tariffNames).length === 0) return true;
  return lines.length === 0 && unpriced.length > 0 && unpriced.every(({ reason }) => reason === 'noVersion');
};
