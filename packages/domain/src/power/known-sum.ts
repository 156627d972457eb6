import type { PhaseRow } from '../reading.ts';

/** A value that is added or taken off. */
export type SignedValue = { readonly sign: 1 | -1; readonly value: number | null };

/** The sum is unknown as soon as one value is, and where there are none. */
export const signedSum = (values: readonly SignedValue[]): number | null => {
  let sum: number | null = values.length === 0 ? null : 0;
  for (const { sign, value } of values) sum = sum === null || value === null ? null : sum + sign * value;
  return sum === null ? null : trimFloatNoise(sum);
};

/** The sum is unknown as soon as one phase is. A single phase keeps the digits that the meter sent. */
export const totalOfPhases = (phases: readonly PhaseRow[], quantity: keyof PhaseRow): number | null => {
  let total: number | null = phases.length === 0 ? null : 0;
  for (const phase of phases) {
    const value = phase[quantity];
    total = total === null || value === null ? null : total + value;
  }
  return total === null || phases.length === 1 ? total : trimFloatNoise(total);
};

/** A double holds 15 decimal digits exactly; digits of a sum behind them (2009.5320000000002) are rounding errors. */
const trimFloatNoise = (sum: number): number => Number(sum.toPrecision(15));
