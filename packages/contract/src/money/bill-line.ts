// A line of a bill, ours or a supplier's. Amounts are in the currency, exact to its minor unit; dates are the site's.
import { bands, billLineKinds, seasons } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { coverage, quantity } from '../shapes.ts';

/** Local dates; `to` is exclusive. */
export const dates = { from: z.string(), to: z.string() };

export const band = z.nullable(z.enum(bands));
export const season = z.nullable(z.enum(seasons));

/** Fields that do not apply to the kind of line are null. */
export const billLine = z.object({
  kind: z.enum(billLineKinds),
  /** The name of a fixed charge or tax. */
  name: z.nullable(z.string()),
  band,
  season,
  tier: quantity,
  kWh: quantity,
  /** In a demand line, the highest quarter-hour average, in kW. */
  demandKw: quantity,
  /** The price per kWh, per kW and month, per month or per day; an average where `averaged`. */
  price: quantity,
  averaged: z.boolean(),
  /** In a tax line, its rate (0.19 for 19 %) and the amount it applies to. */
  rate: quantity,
  base: quantity,
  days: z.number(),
  amount: z.number(),
  /** The id of the tariff version; null for a tax that several versions share. */
  tariffVersion: z.nullable(z.string()),
  ...dates,
});
export type ReportedBillLine = z.infer<typeof billLine>;

/** Shares of the time, which sum to 1. `unpriced`: the energy is known, its price is not. */
export const billCoverage = z.object({ ...coverage.shape, unpriced: z.number() });
