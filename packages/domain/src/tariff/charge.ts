// What a bill holds beside the price of energy. Plain JSON throughout.

/**
 * A charge per month (of billing) or per day, in micro currency units. A month's charge is prorated by local
 * days where the version holds only in part of the billing period: amount × its days / days of the period.
 */
export type FixedCharge = {
  readonly name: string;
  readonly per: 'month' | 'day';
  readonly amountMicros: number;
};

/**
 * On the highest 15-minute average import of the billing period, micro currency units per kW and month;
 * prorated by days as a monthly charge is.
 */
export type DemandCharge = { readonly priceMicrosPerKw: number };

/** The kinds of line a tax may be on: everything but a tax. */
export const taxableKinds = ['energy', 'exportCredit', 'fixed', 'demand', 'feedIn'] as const;
export type TaxableKind = (typeof taxableKinds)[number];

/** A percentage of the lines named, as they stand after rounding; 19 % is 190_000 millionths. */
export type Tax = { readonly name: string; readonly ratePpm: number; readonly on: readonly TaxableKind[] };
