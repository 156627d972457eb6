// Prices as columns of numbers, which go from one thread to another without being copied.
import type { PriceSpan } from '@ohmstead/domain';

export type PriceColumns = Readonly<Record<'fromMs' | 'toMs' | 'priceMicros', Float64Array>>;

export const priceColumns = (spans: readonly PriceSpan[]): PriceColumns => ({
  fromMs: Float64Array.from(spans, ({ fromMs }) => fromMs),
  toMs: Float64Array.from(spans, ({ toMs }) => toMs),
  priceMicros: Float64Array.from(spans, ({ priceMicros }) => priceMicros),
});
