// What a bought kilowatt-hour costs now, with the taxes on energy, and when in the next day it costs least.
import { pricedSlots, type Tariffs } from '../end-use/slot-price.ts';
import { quarterHourMs } from '../time/slot.ts';

/** Micro units per kWh. Half-open. */
export type CheapSpan = { readonly fromMs: number; readonly toMs: number; readonly priceMicros: number };

export type PriceAhead = {
  /** Null where there is none. */
  readonly nowMicros: number | null;
  /**
   * The cheapest two hours in a row of the next 24, by their mean, and what follows at no higher price; null where nothing is
   * cheaper than now.
   */
  readonly cheapest: CheapSpan | null;
};

const aheadSlots = 96;
const spanSlots = 8;
const wholePpm = 1_000_000;

export const priceAhead = (tariffs: Tariffs, nowMs: number): PriceAhead => {
  const fromMs = Math.floor(nowMs / quarterHourMs) * quarterHourMs;
  const prices = pricesFrom(tariffs, fromMs);
  const nowMicros = prices[0] ?? null;
  const cheapest = cheapestOf(prices);
  if (nowMicros === null || cheapest === null || cheapest.priceMicros >= nowMicros)
    return { nowMicros, cheapest: null };
  const startMs = fromMs + cheapest.slot * quarterHourMs;
  const toMs = fromMs + endOf(prices, cheapest) * quarterHourMs;
  return { nowMicros, cheapest: { fromMs: startMs, toMs, priceMicros: cheapest.priceMicros } };
};

type Cheapest = { readonly slot: number; readonly priceMicros: number };

const endOf = (prices: readonly (number | null)[], { slot, priceMicros }: Cheapest): number => {
  let end = slot + spanSlots;
  while ((prices[end] ?? Number.POSITIVE_INFINITY) <= priceMicros) end += 1;
  return end;
};

const pricesFrom = (tariffs: Tariffs, fromMs: number): (number | null)[] => {
  const prices = new Array<number | null>(aheadSlots).fill(null);
  for (const { from, to, taxPpm, priceAt } of pricedSlots(tariffs, { fromMs, count: aheadSlots })) {
    for (let slot = from; slot < to; slot += 1) {
      const price = priceAt(slot);
      prices[slot] = price === null ? null : Math.round(price * (1 + taxPpm / wholePpm));
    }
  }
  return prices;
};

/** Of several that cost the same the first. */
const cheapestOf = (prices: readonly (number | null)[]): Cheapest | null => {
  let best: Cheapest | null = null;
  for (let slot = 0; slot + spanSlots <= prices.length; slot += 1) {
    const span = prices.slice(slot, slot + spanSlots).filter((price) => price !== null);
    if (span.length < spanSlots) continue;
    const priceMicros = Math.round(span.reduce((sum, price) => sum + price, 0) / spanSlots);
    if (best === null || priceMicros < best.priceMicros) best = { slot, priceMicros };
  }
  return best;
};
