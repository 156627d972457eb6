// Dynamic prices in consecutive quarter-hours: what a dynamic tariff is priced by.

/**
 * Entry i holds for `[fromMs + i × 15 min, fromMs + (i + 1) × 15 min)`, aligned to UTC quarter-hours; micro currency
 * units per kWh, possibly negative; null where the series has no price. Outside the column there is none either.
 */
export type PriceSlots = { readonly fromMs: number; readonly priceMicros: readonly (number | null)[] };

/** Price series by the name dynamic tariffs refer to them by. */
export type PriceSeries = { readonly [series: string]: PriceSlots };
