// Counts energy at dynamic prices: the value of each quarter-hour, summed exactly.

import type { SlotColumn } from '../site/site-slots.ts';
import type { DynamicTariff } from '../tariff/energy-tariff.ts';
import { addProduct, totalOf, zeroSum } from '../tariff/exact-sum.ts';
import { roundedRatio } from '../tariff/money.ts';
import type { PriceSlots } from '../tariff/price-slots.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { CountOn } from './tally.ts';
import type { TierCounters } from './tier-counters.ts';

type Counting = {
  readonly tariff: DynamicTariff;
  readonly prices: PriceSlots | undefined;
  /** Start of the first slot. */
  readonly fromMs: number;
  readonly counters: TierCounters;
  readonly unpriced: (index: number, energyMwh: number) => void;
};

/** Null energy is skipped. One tally without a price of its own. */
export const countDynamic = (
  energyMwh: SlotColumn,
  { tariff, prices, fromMs, counters, unpriced }: Counting,
): CountOn => {
  const value = zeroSum();
  let counted = 0;
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
        counted += energy;
      }
    }
    return [
      { band: null, season: null, tier: null, priceMicros: null, energyMwh: counted, value: totalOf(value) },
    ];
  };
};

const wholePpm = 1_000_000;

/** Factor and mark-up applied, rounded half away from zero to whole micro units. */
const paidPrice = ({ factorPpm, markUpMicros }: DynamicTariff, priceMicros: number): number => {
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
