// A real invoice as its reader types it in, and how it differs from our bill.
import type { Band, Season } from '../tariff/band.ts';
import type { BillLine, BillLineKind } from './bill.ts';

/** What the invoice does not say is null and stands for any. */
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
  /** As printed; null: not given. */
  readonly total: number | null;
};

export const invoiceDifferenceCodes = [
  /** Other kWh than ours. */
  'energy',
  /** Another price per kWh, kW, month or day. */
  'price',
  /** Same kWh and price, amounts a minor unit a line apart. */
  'rounding',
  /** Another percentage. */
  'taxRate',
  /** The tax differs because the amounts it is on do. */
  'taxBase',
  /** The amount differs by what neither kWh, price, rate nor rounding explain. */
  'amount',
  /** In our bill only. */
  'missingLine',
  /** On the invoice only. */
  'extraLine',
  /** The printed total is not the sum of the invoice's lines. */
  'invoiceTotal',
] as const;
export type InvoiceDifferenceCode = (typeof invoiceDifferenceCodes)[number];

export type InvoiceDifference = {
  readonly code: InvoiceDifferenceCode;
  /** Index of the invoice's line, the first of several that speak of the same; null for a missing line and the total. */
  readonly invoiceLine: number | null;
  /** Ours it was compared with; several where the invoice shows as one what our bill divides. */
  readonly ours: readonly BillLine[];
  /** In the code's own unit (mWh, micro units, millionths, minor units). */
  readonly ourValue: number | null;
  readonly theirValue: number | null;
  /** What it makes the invoice higher (+) or lower (−), minor units. */
  readonly amount: number;
};

export type InvoiceCheck = {
  /** The invoice less our bill; the sum of the differences' amounts. */
  readonly difference: number;
  readonly differences: readonly InvoiceDifference[];
};
