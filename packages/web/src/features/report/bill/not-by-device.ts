// Pure: what of a bill is of no single device. With the devices' amounts it is the amount due.
import type { BillReport, SiteEndUses } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type SharedLine = { readonly label: TextKey; readonly amount: number };

const kinds = [
  { kind: 'fixed', label: 'billChange.fixed' },
  { kind: 'demand', label: 'billChange.demand' },
  { kind: 'exportCredit', label: 'billChange.exportCredit' },
] as const;

/** Without lines of 0. Null where the bill or a device's cost is not known. Sums are made in minor units. */
export const notByDevice = (bill: BillReport, uses: SiteEndUses): SharedLine[] | null => {
  const { net, lines, income, minorDigits } = bill;
  const costs = devicesOf(uses);
  if (net === null || costs === null) return null;
  const minor = (amount: number): number => Math.round(amount * 10 ** minorDigits);
  const sumOf = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount) => sum + minor(amount), 0);
  const named = [
    ...kinds.map(({ kind, label }) => ({
      label,
      minor: sumOf(lines.filter((line) => line.kind === kind).map(({ amount }) => amount)),
    })),
    { label: 'billChange.income' as const, minor: -minor(income.total ?? 0) },
  ];
  const rest = minor(net) - sumOf(costs) - named.reduce((sum, line) => sum + line.minor, 0);
  return [...named, { label: 'uses.tiersAndTaxes' as const, minor: rest }]
    .filter((line) => line.minor !== 0)
    .map((line) => ({ label: line.label, amount: line.minor / 10 ** minorDigits }));
};

/** The uses at the top, what is not measured, and the charging of the storage. */
const devicesOf = ({ uses, notMeasured, storage }: SiteEndUses): number[] | null => {
  const tops = uses.filter(({ behindId }) => behindId === null);
  const amounts = [...tops, notMeasured, ...(storage ? [storage] : [])].map(({ amount }) => amount);
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : known;
};
