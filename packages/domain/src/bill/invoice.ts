// A supplier's invoice as the user types it in, and how it differs from our bill.
import type { Band, Season } from '../tariff/band.ts';
import type { BillLine, BillLineKind } from './bill.ts';

/** What the invoice does not state is null and matches anything. */
export type InvoiceLine = {
  readonly kind: BillLineKind;
  readonly name: string | null;
  readonly band: Band | null;
  readonly season: Season | null;
  readonly tier: number | null;
  readonly energyMwh: number | null;
  readonly priceMicros: number | null;
  readonly ratePpm: number | null;
  /** Minor units; a credit is negative. */
  readonly amount: number;
};

export type Invoice = {
  readonly lines: readonly InvoiceLine[];
  /** The total as printed; null when it was not typed in. */
  readonly total: number | null;
};

export const invoiceDifferenceCodes = [
  /** The kWh differ. */
  'energy',
  /** The price per kWh, kW, month or day differs. */
  'price',
  /** The kWh and price agree, and the amounts differ by no more than a minor unit per line. */
  'rounding',
  /** The percentage differs. */
  'taxRate',
  /** The tax differs because the amounts it is charged on do. */
  'taxBase',
  /** The amount differs in a way that kWh, price, rate and rounding do not explain. */
  'amount',
  /** The line is in our bill only. */
  'missingLine',
  /** The line is on the invoice only. */
  'extraLine',
  /** The printed total is not the sum of the invoice's lines. */
  'invoiceTotal',
] as const;
export type InvoiceDifferenceCode = (typeof invoiceDifferenceCodes)[number];

export type InvoiceDifference = {
  readonly code: InvoiceDifferenceCode;
  /** Index of the invoice's line, the first of several for the same thing; null for a missing line and the total. */
  readonly invoiceLine: number | null;
  /** Our lines that it was compared with; several where the invoice sums up what our bill divides. */
  readonly ours: readonly BillLine[];
  /** The unit depends on the code: mWh, micro units, millionths or minor units. */
  readonly ourValue: number | null;
  readonly theirValue: number | null;
  /** By how much this makes the invoice higher (+) or lower (−), in minor units. */
  readonly amount: number;
};

export type InvoiceCheck = {
  /** The invoice less our bill; the sum of the differences' amounts. */
  readonly difference: number;
  readonly differences: readonly InvoiceDifference[];
};
