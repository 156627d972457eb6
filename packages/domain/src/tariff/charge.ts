// The charges of a bill beside the price of energy, all of them plain JSON.

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
 * A charge on the highest 15-minute average import of the whole billing period, in micro currency units per kW and
 * month; it is prorated by days like a monthly charge.
 */
export type DemandCharge = { readonly priceMicrosPerKw: number };

/** The kinds of line a tax may be on: everything but a tax. */
export const taxableKinds = ['energy', 'exportCredit', 'fixed', 'demand', 'feedIn'] as const;
export type TaxableKind = (typeof taxableKinds)[number];

/** A tax in millionths of the named lines after rounding: 19 % is 190_000. */
export type Tax = { readonly name: string; readonly ratePpm: number; readonly on: readonly TaxableKind[] };
