// What a billing period cost, what it brought, and what was saved by own energy.
// Amounts are whole minor units of the currency (cents; yen), each line rounded half away from zero on its own,
// a total is the sum of its lines as shown. Plain JSON throughout, so that a bill can be kept as it is.
import type { Band, Season } from '../tariff/band.ts';

export const billLineKinds = [
  /** Imported energy. */
  'energy',
  /** Exported energy set against imported energy; its amount takes off the energy lines'. */
  'exportCredit',
  'fixed',
  'demand',
  /** Exported energy that is paid for. */
  'feedIn',
  /** Energy of one's own that was not bought, at what buying it would have cost. */
  'selfUse',
  'tax',
] as const;
export type BillLineKind = (typeof billLineKinds)[number];

/** What a line has no use for is null. */
export type BillLine = {
  readonly kind: BillLineKind;
  /** Of a fixed charge or tax. */
  readonly name: string | null;
  readonly band: Band | null;
  /** Where prices differ by season. */
  readonly season: Season | null;
  /** From 1. */
  readonly tier: number | null;
  /** Exact; never negative but for a saving whose energy would have moved others into higher tiers. */
  readonly energyMwh: number | null;
  /** Of a demand line: the highest quarter-hour's average, exact. */
  readonly demandMilliwatts: number | null;
  /** Per kWh, per kW and month, per month or per day; of a dynamic tariff the average paid. */
  readonly priceMicros: number | null;
  /** Whether `priceMicros` is an average over many prices (then kWh × price is only near the amount). */
  readonly averaged: boolean;
  /** Of a tax: millionths, and the amounts it is on. */
  readonly ratePpm: number | null;
  readonly baseAmount: number | null;
  /** Local dates from `fromDate` to before `toDate`. */
  readonly days: number;
  /** Minor units. */
  readonly amount: number;
  /** Null for a tax that several versions have alike. */
  readonly versionId: string | null;
  readonly fromDate: string;
  readonly toDate: string;
};

/**
 * Shares of the time, summing to 1. Unpriced: the energy is known, its price is not (no version holds, or the
 * dynamic series has no price). What is missing or unpriced is in no line.
 */
export type BillCoverage = {
  readonly measured: number;
  readonly estimated: number;
  readonly missing: number;
  readonly unpriced: number;
};

/** Why energy stands in no line: no version holds, its band has no price, the series has none for the time. */
export type UnpricedReason = 'noVersion' | 'noBandPrice' | 'noDynamicPrice';

/** Neighbouring quarter-hours of known energy without a price. */
export type UnpricedSpan = {
  readonly reason: UnpricedReason;
  readonly fromMs: number;
  readonly toMs: number;
  readonly energyMwh: number;
};

/** Average import of the quarter-hour that begins at `atMs`. */
export type Demand = { readonly atMs: number; readonly milliwatts: number };

export type Statement = {
  readonly lines: readonly BillLine[];
  /** Sum of the lines; null where there is no line because nothing is known or priced. */
  readonly total: number | null;
  readonly coverage: BillCoverage;
  readonly unpriced: readonly UnpricedSpan[];
};

export type Bill = {
  readonly currency: string;
  readonly fromDate: string;
  readonly toDate: string;
  /** Buying: energy, export credit, fixed charges, demand, their taxes. */
  readonly cost: Statement;
  /** Feed-in and its taxes; amounts are positive. */
  readonly income: Statement;
  /** Self-used energy at what buying it would have cost, taxes on energy included. */
  readonly saving: Statement;
  /** The quarter-hour with the highest average import of those a demand charge counts; null without one. */
  readonly demand: Demand | null;
  /** How many quarter-hours were billed. */
  readonly quarterHours: number;
};
