// Tariffs with their prices, and what is remembered of bills. Local dates are texts, `yyyy-mm-dd`.
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

export type TariffVersionRow = {
  id: Generated<number>;
  site_id: number;
  /** Local date; until the next version's. */
  valid_from: string;
  definition: Json<unknown>;
  created_at: Generated<Date>;
};

/** Holds for `minutes` from `at`: a gap in the series stays one. */
export type PriceRow = {
  site_id: number;
  /** The name dynamic tariffs refer to it by. */
  series: string;
  at: Instant;
  minutes: number;
  /** Millionths of the currency per kWh; may be negative. */
  price_micros: number;
};

/** A closed billing period's bill; forgotten when anything changes that it was made of. */
export type BillPeriodRow = {
  site_id: number;
  from_date: string;
  to_date: string;
  /** The version of our rules that made it. */
  rules: number;
  /** Totals of the bill, in minor units. */
  cost: number | null;
  income: number | null;
  saving: number | null;
  bill: Json<unknown>;
};

export type InvoiceRow = {
  id: Generated<number>;
  site_id: number;
  from_date: string;
  /** The day after the last. */
  to_date: string;
  currency: string;
  /** The invoice as somebody typed it in. */
  content: Json<unknown>;
  created_at: Generated<Date>;
};
