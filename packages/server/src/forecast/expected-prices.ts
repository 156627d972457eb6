import type { PriceSeries, PriceSlots } from '@ohmstead/domain';

/** Quarter-hours whose price nobody knows yet are expected to cost what the known ones of the period do on average. */
export const expectedPrices = (series: PriceSeries): PriceSeries => {
  const means = (slots: PriceSlots): PriceSlots => {
    const known = slots.priceMicros.filter((price) => price !== null);
    if (known.length === 0) return slots;
    const mean = Math.round(known.reduce((sum, price) => sum + price, 0) / known.length);
    return { ...slots, priceMicros: slots.priceMicros.map((price) => price ?? mean) };
  };
  return Object.fromEntries(Object.entries(series).map(([name, slots]) => [name, means(slots)]));
};
