// Tallies energy at dynamic prices: the value of each quarter-hour, summed exactly.

import type { SlotColumn } from '../site/site-slots.ts';
import type { DynamicTariff } from '../tariff/energy-tariff.ts';
import { addProduct, totalOf, zeroSum } from '../tariff/exact-sum.ts';
import { roundedRatio } from '../tariff/money.ts';
import type { PriceSlots } from '../tariff/price-slots.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { Accumulate } from './tally.ts';
import type { TierCounters } from './tier-counters.ts';

type DynamicTally = {
  readonly tariff: DynamicTariff;
  readonly prices: PriceSlots | undefined;
  /** Start of the first slot. */
  readonly fromMs: number;
  readonly counters: TierCounters;
  readonly unpriced: (index: number, energyMwh: number) => void;
};

/** Unknown energy is skipped. The result is one tally without a price of its own. */
export const tallyDynamic = (
  energyMwh: SlotColumn,
  { tariff, prices, fromMs, counters, unpriced }: DynamicTally,
): Accumulate => {
  const value = zeroSum();
  let talliedMwh = 0;
  const offset = prices === undefined ? 0 : (fromMs - prices.fromMs) / quarterHourMs;
  return ({ from, to }) => {
    for (let index = from; index < to; index += 1) {
      const energy = energyMwh[index] ?? null;
      if (energy === null) continue;
      counters.all += energy;
      const price = prices?.priceMicros[index + offset] ?? null;
      if (price === null) unpriced(index, energy);
      else {
        addProduct(value, energy, paidPrice(tariff, price));
        talliedMwh += energy;
      }
    }
    return [
      {
        band: null,
        season: null,
        tier: null,
        priceMicros: null,
        energyMwh: talliedMwh,
        value: totalOf(value),
      },
    ];
  };
};

const wholePpm = 1_000_000;

/** Applies factor and mark-up, and rounds half away from zero to whole micro units. */
export const paidPrice = ({ factorPpm, markUpMicros }: DynamicTariff, priceMicros: number): number => {
  if (factorPpm === wholePpm) return priceMicros + markUpMicros;
  const product = priceMicros * factorPpm;
  if (!Number.isSafeInteger(product)) {
    return roundedRatio(BigInt(priceMicros) * BigInt(factorPpm), BigInt(wholePpm)) + markUpMicros;
  }
  const rest = product % wholePpm;
  const whole = (product - rest) / wholePpm;
  const carry = Math.abs(rest) * 2 >= wholePpm ? Math.sign(rest) : 0;
  return whole + carry + markUpMicros;
};
