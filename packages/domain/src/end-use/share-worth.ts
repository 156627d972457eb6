// What a whole cost and emitted in whole units, shared out among its parts so that they sum up to it.
import { mwhPerKwh } from '../counter/registers.ts';
import { minorUnits, roundedRatio } from '../tariff/money.ts';
import type { Worth } from './end-use.ts';
import { costDivisor } from './running-cost.ts';
import type { RunningWorth } from './running-worth.ts';

export type Valued = { readonly currency: string; readonly isPriced: boolean; readonly hasFactor: boolean };

export const wholeWorth = (
  parts: readonly RunningWorth[],
  { currency, isPriced, hasFactor }: Valued,
): Worth => ({
  amount: isPriced ? amountOf(currency)(sumOf(parts.map(({ cost }) => cost()))) : null,
  emittedMg: hasFactor ? milligrams(sumOf(parts.map(({ emitted }) => emitted()))) : null,
});

export const worthsOf = (parts: readonly RunningWorth[], whole: Worth, currency: string): Worth[] => {
  const costs = parts.map(({ cost }) => cost());
  const masses = parts.map(({ emitted }) => emitted());
  const amounts = shared(costs, whole.amount, amountOf(currency));
  const emitted = shared(masses, whole.emittedMg, milligrams);
  return parts.map((_, place) => ({ amount: amounts[place] ?? null, emittedMg: emitted[place] ?? null }));
};

const amountOf =
  (currency: string) =>
  (cost: bigint): number =>
    minorUnits(cost, costDivisor, currency);

const milligrams = (emitted: bigint): number => roundedRatio(emitted, BigInt(mwhPerKwh));

const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

/** The last one takes what is left of the whole, less than one unit a part. */
const shared = (
  parts: readonly bigint[],
  whole: number | null,
  rounded: (exact: bigint) => number,
): (number | null)[] => {
  let exact = 0n;
  let given = 0;
  return parts.map((part, place) => {
    if (whole === null) return null;
    exact += part;
    const upTo = place === parts.length - 1 ? whole : rounded(exact);
    const own = upTo - given;
    given = upTo;
    return own;
  });
};
