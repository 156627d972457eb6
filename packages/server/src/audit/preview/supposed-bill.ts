// The bill of the billing period that holds an instant, as it is and under a supposed ledger. The supposed one is made of the
// kept days, and of those that change computed anew; nothing of it is kept.
import {
  type Bill,
  type BillingPeriod,
  billingPeriodOf,
  billOf,
  dateAt,
  joinSlots,
  type MicroSpan,
  quarterHourMs,
  type SiteSlots,
  sliceSlots,
} from '@ohmstead/domain';
import { netOf } from '../../bills/amounts.ts';
import type { BilledSite } from '../../bills/billed-site.ts';
import { billInput, makeBill } from '../../bills/make-bill.ts';
import { billsOfPeriods } from '../../bills/period-bills.ts';
import { computeLedgers, type ReadSlots } from '../../rollups/compute-ledger.ts';
import { inBatches } from '../../rollups/in-batches.ts';
import { readSiteSlots } from '../../rollups/read-site.ts';
import { daySpan } from '../../rollups/roll-up-days.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';

export type SupposedBill = {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly before: number | null;
  readonly after: number | null;
};

type Change = {
  readonly atMicros: number;
  /** In order. Even where a day's energy stays the same, its hours may change. */
  readonly touched: readonly string[];
  readonly readSupposed: ReadSlots;
  /** Null where no version has a demand charge. */
  readonly unconfirmed: readonly MicroSpan[] | null;
};

/** Null without a tariff. The reader has no allowance: bills are whole. */
export const supposedBill = async (
  reader: SiteReader,
  billed: BilledSite,
  { atMicros, touched, readSupposed, unconfirmed }: Change,
): Promise<SupposedBill | null> => {
  const { site, startDay, currency, versions } = billed;
  if (versions.length === 0) return null;
  const period = billingPeriodOf(site.zone, startDay, dateAt(site.zone, Math.floor(atMicros / 1000)));
  const bill = await billAsIs(reader, billed, period);
  const before = bill ? netOf(bill) : null;
  const dates = touched.filter((date) => date >= period.fromDate && date < period.toDate);
  const supposed = { period, dates, readSupposed, unconfirmed: unconfirmed ?? [] };
  const mayDiffer = dates.length > 0 || unconfirmed !== null;
  const after = mayDiffer ? await billWith(reader, billed, supposed) : before;
  return { from: period.fromDate, to: period.toDate, currency, before, after };
};

/** One under way is made anew, because the kept one may be a quarter-hour old: the difference is to be the decision's alone. */
const billAsIs = async (
  reader: SiteReader,
  billed: BilledSite,
  period: BillingPeriod,
): Promise<Bill | undefined> =>
  period.toMs > billed.site.nowMs
    ? makeBill(reader, billed, period)
    : (await billsOfPeriods(reader, billed, [period]))[0];

type Supposed = {
  readonly period: BillingPeriod;
  readonly dates: readonly string[];
  readonly readSupposed: ReadSlots;
  readonly unconfirmed: readonly MicroSpan[];
};

const billWith = async (
  reader: SiteReader,
  billed: BilledSite,
  { period, dates, readSupposed, unconfirmed }: Supposed,
): Promise<number | null> => {
  const { site } = billed;
  let slots = await readSiteSlots(reader, site, period);
  const made = await inBatches({}, site, {
    days: dates,
    make: async (batch) => {
      const spans = batch.map((date) => daySpan(site, date));
      const ledgers = await computeLedgers(reader.db, site, spans, readSupposed);
      return ledgers.map((ledger) => ledger.slots);
    },
  });
  for (const day of made) slots = withDay(slots, day);
  return netOf(billOf({ ...(await billInput(reader.db, billed, { period, slots })), unconfirmed }));
};

/** A day that begins or ends beyond the slots is cut to them. */
const withDay = (slots: SiteSlots, day: SiteSlots): SiteSlots => {
  const { fromMs } = slots;
  const toMs = endOf(slots);
  const part = { fromMs: Math.max(fromMs, day.fromMs), toMs: Math.min(toMs, endOf(day)) };
  if (part.toMs <= part.fromMs) return slots;
  return joinSlots([
    sliceSlots(slots, { fromMs, toMs: part.fromMs }),
    sliceSlots(day, part),
    sliceSlots(slots, { fromMs: part.toMs, toMs }),
  ]);
};

const endOf = ({ fromMs, quality }: SiteSlots): number => fromMs + quality.length * quarterHourMs;
