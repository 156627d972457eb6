// How an invoice line differs from ours, in named parts whose amounts sum to the whole difference.
import { mwhPerKwh } from '../counter/registers.ts';
import { minorUnits, roundedRatio } from '../tariff/money.ts';
import type { BillLine } from './bill.ts';
import type { InvoiceDifference, InvoiceLine } from './invoice.ts';

export type LinePair = {
  readonly index: number;
  readonly theirs: InvoiceLine;
  /** How many lines of the invoice `theirs` sums up. */
  readonly count: number;
  /** At least one, all of the same kind. */
  readonly ours: readonly BillLine[];
  readonly currency: string;
  /** Whether a line other than a tax differs. */
  readonly baseDiffers: boolean;
};

type Part = Pick<InvoiceDifference, 'code' | 'ourValue' | 'theirValue' | 'amount'>;

export const lineDifferences = (pair: LinePair): InvoiceDifference[] => {
  const parts =
    pair.theirs.kind === 'tax' ? [...rateParts(pair)] : [...energyParts(pair), ...priceParts(pair)];
  const explained = parts.reduce((sum, { amount }) => sum + amount, 0);
  const rest = pair.theirs.amount - amountOf(pair.ours) - explained;
  const all = rest === 0 ? parts : [...parts, restPart(pair, rest, parts.length)];
  return all.map((part) => ({ ...part, invoiceLine: pair.index, ours: pair.ours }));
};

const amountOf = (lines: readonly BillLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const energyOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { energyMwh }) => sum + (energyMwh ?? 0), 0);

/** The value that all of our lines share; null where they differ or the price is an average. */
const common = (lines: readonly BillLine[], read: (line: BillLine) => number | null): number | null => {
  const values = new Set(lines.map((line) => (line.averaged ? null : read(line))));
  const [value = null] = values;
  return values.size === 1 ? value : null;
};

const priceOf = (lines: readonly BillLine[]): number | null =>
  common(lines, ({ priceMicros }) => priceMicros);

/** A ratio whose denominator may have either sign; 0 where there is nothing to compare with. */
const share = (numerator: bigint, denominator: number): number =>
  denominator === 0
    ? 0
    : roundedRatio(denominator < 0 ? -numerator : numerator, BigInt(Math.abs(denominator)));

/** A credit's amount falls as its kWh rise. */
const signOf = ({ kind }: InvoiceLine): bigint => (kind === 'exportCredit' ? -1n : 1n);

const worth = (energyMwh: number, priceMicros: number, { theirs, currency }: LinePair): number =>
  minorUnits(signOf(theirs) * BigInt(energyMwh) * BigInt(priceMicros), BigInt(mwhPerKwh), currency);

const energyParts = (pair: LinePair): Part[] => {
  const { ours, theirs } = pair;
  const [own, other] = [energyOf(ours), theirs.energyMwh];
  if (other === null || other === own) return [];
  const price = priceOf(ours);
  const amount =
    price === null
      ? share(BigInt(amountOf(ours)) * BigInt(other - own), own)
      : worth(other - own, price, pair);
  return [{ code: 'energy', ourValue: own, theirValue: other, amount }];
};

const priceParts = (pair: LinePair): Part[] => {
  const { ours, theirs } = pair;
  const [own, other] = [priceOf(ours), theirs.priceMicros];
  if (own === null || other === null || own === other) return [];
  const hasEnergy = ours.some(({ energyMwh }) => energyMwh !== null);
  const amount = hasEnergy
    ? worth(theirs.energyMwh ?? energyOf(ours), other - own, pair)
    : share(BigInt(amountOf(ours)) * BigInt(other - own), own);
  return [{ code: 'price', ourValue: own, theirValue: other, amount }];
};

const rateParts = ({ ours, theirs }: LinePair): Part[] => {
  const [own, other] = [common(ours, ({ ratePpm }) => ratePpm), theirs.ratePpm];
  if (own === null || other === null || own === other) return [];
  const base = ours.reduce((sum, { baseAmount }) => sum + (baseAmount ?? 0), 0);
  const amount = roundedRatio(BigInt(base) * BigInt(other - own), 1_000_000n);
  return [{ code: 'taxRate', ourValue: own, theirValue: other, amount }];
};

const restPart = (pair: LinePair, rest: number, parts: number): Part => {
  const values = { ourValue: amountOf(pair.ours), theirValue: pair.theirs.amount, amount: rest };
  // Each of our lines, each line of the invoice and each named part may be half a minor unit off.
  const isRounding = Math.abs(rest) * 2 <= pair.ours.length + pair.count + parts;
  if (isRounding) return { code: 'rounding', ...values };
  return { code: pair.theirs.kind === 'tax' && pair.baseDiffers ? 'taxBase' : 'amount', ...values };
};
