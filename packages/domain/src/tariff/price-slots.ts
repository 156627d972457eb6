// The prices of a dynamic tariff in consecutive quarter-hours.
import { quarterHourMs } from '../time/slot.ts';

/**
 * Entry i holds for `[fromMs + i × 15 min, fromMs + (i + 1) × 15 min)`, aligned to UTC quarter-hours; micro currency
 * units per kWh, possibly negative; null where the series has no price. Outside the column there is none either.
 */
export type PriceSlots = { readonly fromMs: number; readonly priceMicros: readonly (number | null)[] };

/** Price series by the name that dynamic tariffs use. */
export type PriceSeries = { readonly [series: string]: PriceSlots };

/** A price and how long it holds, half-open, on quarter-hours. */
export type PriceSpan = { readonly fromMs: number; readonly toMs: number; readonly priceMicros: number };

/** The quarter-hours of `[fromMs, toMs)`, both of which start one. Where spans overlap, the later in the list counts. */
export const priceSlotsOf = (spans: readonly PriceSpan[], fromMs: number, toMs: number): PriceSlots => {
  const count = Math.max(0, Math.round((toMs - fromMs) / quarterHourMs));
  const priceMicros = new Array<number | null>(count).fill(null);
  const indexOf = (ms: number): number => Math.max(0, (ms - fromMs) / quarterHourMs);
  for (const span of spans) priceMicros.fill(span.priceMicros, indexOf(span.fromMs), indexOf(span.toMs));
  return { fromMs, priceMicros };
};
