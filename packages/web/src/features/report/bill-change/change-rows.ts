// Pure: the steps from one bill to the other, each as a bar that begins where the one before ended.
import type { BillChangeLine, SiteBillChange } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type ChangeRow = {
  readonly key: string;
  readonly label: TextKey;
  /** Of the label. */
  readonly meter: string | null;
  readonly amount: number;
  /** On the scale from the least to the most that the steps reach, 0–1. */
  readonly bar: { readonly from: number; readonly to: number };
};

type KnownChange = SiteBillChange & {
  readonly difference: number;
  readonly before: { readonly net: number };
};

export const isKnown = (change: SiteBillChange): change is KnownChange =>
  change.difference !== null && change.before.net !== null;

export const changeRows = ({ before, parts }: KnownChange): ChangeRow[] => {
  const reached = [before.net];
  for (const { amount } of parts) reached.push((reached.at(-1) ?? 0) + amount);
  const [low, high] = [Math.min(...reached), Math.max(...reached)];
  const place = (amount: number): number => (high === low ? 0 : (amount - low) / (high - low));
  const hasMeters = parts.some(({ meterId }) => meterId !== null);
  return parts.map((part, index) => {
    const [from, to] = [place(reached[index] ?? 0), place(reached[index + 1] ?? 0)];
    return {
      key: `${part.kind} ${part.meterId}`,
      label: labelOf(part, hasMeters),
      meter: part.name,
      amount: part.amount,
      bar: { from: Math.min(from, to), to: Math.max(from, to) },
    };
  });
};

const labels: Readonly<Record<Exclude<BillChangeLine['kind'], 'use'>, TextKey>> = {
  days: 'billChange.days',
  selfUse: 'billChange.selfUse',
  hours: 'billChange.hours',
  prices: 'billChange.prices',
  energy: 'billChange.energy',
  tiers: 'billChange.tiers',
  exportCredit: 'billChange.exportCredit',
  fixed: 'billChange.fixed',
  demand: 'billChange.demand',
  taxes: 'billChange.taxes',
  income: 'billChange.income',
};

const labelOf = ({ kind, meterId }: BillChangeLine, hasMeters: boolean): TextKey => {
  if (kind !== 'use') return labels[kind];
  if (meterId !== null) return 'billChange.use';
  return hasMeters ? 'billChange.useRest' : 'billChange.useAll';
};
