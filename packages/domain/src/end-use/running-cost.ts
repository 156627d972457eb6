// What energy from the grid cost so far, exactly.
import { mwhPerKwh } from '../counter/registers.ts';
import { addProduct, type ExactSum, totalOf, zeroSum } from '../tariff/exact-sum.ts';

const wholePpm = 1_000_000;

/** Micro units with the taxes, times `costDivisor`. */
export const costDivisor = BigInt(mwhPerKwh) * BigInt(wholePpm);

export type RunningCost = {
  readonly add: (mwh: number, priceMicros: number, taxPpm: number) => void;
  readonly total: () => bigint;
};

/** Prices come version by version, so that the taxes are multiplied in once a version. */
export const runningCost = (): RunningCost => {
  let taxed = 0n;
  let sum: ExactSum = zeroSum();
  let ofTax = 0;
  const settle = (): void => {
    taxed += totalOf(sum) * BigInt(wholePpm + ofTax);
    sum = zeroSum();
  };
  return {
    add: (mwh, priceMicros, taxPpm) => {
      if (taxPpm !== ofTax) {
        settle();
        ofTax = taxPpm;
      }
      addProduct(sum, mwh, priceMicros);
    },
    total: () => {
      settle();
      return taxed;
    },
  };
};
