// What energy from the grid has cost and emitted so far, exactly.
import { addProduct, totalOf, zeroSum } from '../tariff/exact-sum.ts';
import { runningCost } from './running-cost.ts';
import type { SlotRates } from './slot-rates.ts';

export type RunningWorth = {
  readonly add: (gridMwh: number, rates: SlotRates) => void;
  /** Micro units with the taxes, times `costDivisor`. */
  readonly cost: () => bigint;
  /** Milligrams, times `mwhPerKwh`. */
  readonly emitted: () => bigint;
};

export const runningWorth = (): RunningWorth => {
  const cost = runningCost();
  const emitted = zeroSum();
  return {
    add: (gridMwh, { priceMicros, taxPpm, emittedMg }) => {
      if (gridMwh === 0) return;
      if (priceMicros !== null) cost.add(gridMwh, priceMicros, taxPpm);
      if (emittedMg !== null) addProduct(emitted, gridMwh, emittedMg);
    },
    cost: cost.total,
    emitted: () => totalOf(emitted),
  };
};
