// What a kilowatt-hour from the grid costs and emits in a quarter-hour.
import { type EmissionFactors, factorsBySlot } from '../emissions/emission-factors.ts';
import type { PricedSlots } from './slot-price.ts';

/** Null is unknown. */
export type SlotRates = {
  readonly priceMicros: number | null;
  readonly taxPpm: number;
  /** Whole milligrams of CO2 per kWh. */
  readonly emittedMg: number | null;
};

type Rated = { readonly priced: readonly PricedSlots[]; readonly emission: EmissionFactors };

const mgPerG = 1000;

/** The quarter-hours, counted from `fromMs`, are asked for in order. */
export const ratesBySlot = ({ priced, emission }: Rated, fromMs: number) => {
  const factorOf = factorsBySlot(emission, fromMs);
  let at = 0;
  return (slot: number): SlotRates => {
    while (slot >= (priced[at]?.to ?? Number.POSITIVE_INFINITY)) at += 1;
    const gPerKwh = factorOf(slot);
    return {
      ...priceIn(priced[at], slot),
      emittedMg: gPerKwh === null ? null : Math.round(gPerKwh * mgPerG),
    };
  };
};

const priceIn = (priced: PricedSlots | undefined, slot: number): Pick<SlotRates, 'priceMicros' | 'taxPpm'> =>
  priced && slot >= priced.from
    ? { priceMicros: priced.priceAt(slot), taxPpm: priced.taxPpm }
    : { priceMicros: null, taxPpm: 0 };
