// Pure: the lines of two bills side by side. A difference is the first less the second.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';

type SharedKey = 'kind' | 'band' | 'name';

/** Lines of one kind, whatever their season, tier and days. */
export type LineRow = Pick<ReportedBillLine, SharedKey> & {
  readonly key: string;
  /** Null where the bill has no such line; what takes off is negative. */
  readonly first: LineSum | null;
  readonly second: LineSum | null;
  readonly difference: number;
};

export type LineSum = { readonly amount: number; readonly kWh: number | null };

/** The differences of all rows are that of the amounts due: sums are made in minor units. */
export const lineRows = (first: BillReport, second: BillReport): LineRow[] => {
  const [ones, others] = [sumsOf(first), sumsOf(second)];
  const unit = 10 ** first.minorDigits;
  return [...new Set([...ones.keys(), ...others.keys()])]
    .map((key) => {
      const [one, other] = [ones.get(key), others.get(key)];
      const { kind, band, name } = one ?? other ?? noLine;
      const difference = ((one?.minor ?? 0) - (other?.minor ?? 0)) / unit;
      return {
        key,
        kind,
        band,
        name,
        first: presented(one, unit),
        second: presented(other, unit),
        difference,
      };
    })
    .sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
};

type Sum = Pick<ReportedBillLine, SharedKey> & { readonly minor: number; readonly kWh: number | null };

const noLine: Pick<ReportedBillLine, SharedKey> = { kind: 'energy', band: null, name: null };

const sumsOf = ({ lines, income, minorDigits }: BillReport): Map<string, Sum> => {
  const sums = new Map<string, Sum>();
  const add = (line: ReportedBillLine, sign: 1 | -1): void => {
    const { kind, band, name } = line;
    const key = [kind, band, name].join(' ');
    const before = sums.get(key);
    const minor = (before?.minor ?? 0) + sign * Math.round(line.amount * 10 ** minorDigits);
    const kWh = line.kWh === null ? (before?.kWh ?? null) : (before?.kWh ?? 0) + line.kWh;
    sums.set(key, { kind, band, name, minor, kWh });
  };
  for (const line of lines) add(line, 1);
  for (const line of income.lines) add(line, -1);
  return sums;
};

const presented = (sum: Sum | undefined, unit: number): LineSum | null =>
  sum ? { amount: sum.minor / unit, kWh: sum.kWh } : null;

const kindOrder: readonly ReportedBillLine['kind'][] = [
  'energy',
  'exportCredit',
  'fixed',
  'demand',
  'tax',
  'feedIn',
];
