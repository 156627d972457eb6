// What a billing period cost, what it brought, and what the site's own energy saved.
// Amounts are whole minor units of the currency (cents; yen). Each line is rounded half away from zero on its own,
// and a total is the sum of its lines as shown. A bill is plain JSON, so that it can be stored as it is.
import type { Band, Season } from '../tariff/band.ts';

export const billLineKinds = [
  /** Imported energy. */
  'energy',
  /** Exported energy set against imported energy; its amount reduces that of the energy lines. */
  'exportCredit',
  'fixed',
  'demand',
  /** Exported energy that is paid for. */
  'feedIn',
  /** The site's own energy that did not have to be bought, at what buying it would have cost. */
  'selfUse',
  /** Imported energy that charged the storage; its amount reduces the saving. */
  'storedImport',
  'tax',
] as const;
export type BillLineKind = (typeof billLineKinds)[number];

/** Kinds whose lines take off what their energy is worth. */
export const isTakenOff = (kind: BillLineKind): boolean => kind === 'exportCredit' || kind === 'storedImport';

/** Properties that do not apply to a kind of line are null. */
export type BillLine = {
  readonly kind: BillLineKind;
  /** The name of a fixed charge or tax. */
  readonly name: string | null;
  readonly band: Band | null;
  /** Null where prices do not differ by season. */
  readonly season: Season | null;
  /** Counted from 1; null in a saving, which is of all tiers together. */
  readonly tier: number | null;
  /** Exact. Negative only in the bill of some days of a period, where a credit takes back what was fed in before. */
  readonly energyMwh: number | null;
  /** The highest quarter-hour's average power, exact; only in a demand line. */
  readonly demandMilliwatts: number | null;
  /** Price per kWh, per kW and month, per month or per day; for a dynamic tariff and a saving of several tiers the average. */
  readonly priceMicros: number | null;
  /** Whether `priceMicros` is an average of many prices: then kWh × price only comes close to the amount. */
  readonly averaged: boolean;
  /** The rate of a tax in millionths, and the sum of the amounts it is charged on. */
  readonly ratePpm: number | null;
  readonly baseAmount: number | null;
  /** Number of local dates from `fromDate` to before `toDate`. */
  readonly days: number;
  /** Minor units. */
  readonly amount: number;
  /** Null for a tax that several versions share. */
  readonly versionId: string | null;
  readonly fromDate: string;
  readonly toDate: string;
};

/**
 * Shares of the time, summing to 1. Unpriced means that the energy is known but its price is not: no version is
 * valid, or the dynamic series has no price. Missing and unpriced energy is in no line.
 */
export type BillCoverage = {
  readonly measured: number;
  readonly estimated: number;
  readonly missing: number;
  readonly unpriced: number;
};

/** Why known energy is in no line: no version is valid, its band has no price, or the series has none at that time. */
export type UnpricedReason = 'noVersion' | 'noBandPrice' | 'noDynamicPrice';

/** Consecutive quarter-hours of known energy without a price. */
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
  /** Sum of the lines; null where there are no lines because nothing is known or priced. */
  readonly total: number | null;
  readonly coverage: BillCoverage;
  readonly unpriced: readonly UnpricedSpan[];
};

export type Bill = {
  readonly currency: string;
  readonly fromDate: string;
  readonly toDate: string;
  /** Buying: energy, export credit, fixed charges, demand charge, and their taxes. */
  readonly cost: Statement;
  /** Feed-in and its taxes; amounts are positive. */
  readonly income: Statement;
  /**
   * What the site used of its own, directly or out of its storage, at what buying it would have cost, less what the
   * storage took from the grid; taxes on energy included.
   */
  readonly saving: Statement;
  /** The quarter-hour with the highest average import; null where no version of the period has a demand charge. */
  readonly demand: Demand | null;
  /** How many quarter-hours were billed. */
  readonly quarterHours: number;
};
