import { type Bill, billOfDay, localDay } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { Asker } from '../sites/asker.ts';
import type { Database } from '../storage/schema.ts';
import { type BilledSite, findBilledSite } from './billed-site.ts';
import { joinBills } from './join-bills.ts';
import { billInput } from './make-bill.ts';
import { billsOfPeriods } from './period-bills.ts';
import { type ReportAsked, type ReportSpan, reportSpan } from './report-periods.ts';

export type ReportedBill = {
  readonly bill: Bill;
  /** Of the periods it is made of. */
  readonly bills: readonly Bill[];
  readonly isOpen: boolean;
  readonly site: BilledSite;
};

export type BillReportOutcome = ReportedBill | { readonly kind: 'wrongId' | 'timeInvalid' };

export const billReport = async (
  asker: Asker,
  siteId: number,
  asked: ReportAsked,
): Promise<BillReportOutcome> => {
  const site = await findBilledSite(asker, siteId);
  if (!site) return { kind: 'wrongId' };
  const span = reportSpan(site, asked);
  if (!span) return { kind: 'timeInvalid' };
  return span.kind === 'day' ? dayReport(asker.db, site, span) : periodsReport(asker.db, site, span);
};

type PeriodsSpan = Extract<ReportSpan, { kind: 'periods' }>;
type DaySpan = Extract<ReportSpan, { kind: 'day' }>;

const periodsReport = async (
  db: Kysely<Database>,
  site: BilledSite,
  { periods }: PeriodsSpan,
): Promise<ReportedBill> => {
  const bills = await billsOfPeriods(db, site, periods);
  const last = periods.at(-1) ?? periods[0];
  return {
    bill: joinBills(bills),
    bills,
    isOpen: last.toMs > site.ledger.nowMs,
    site,
  };
};

const dayReport = async (
  db: Kysely<Database>,
  site: BilledSite,
  { date, period }: DaySpan,
): Promise<ReportedBill> => {
  const { toMs } = localDay(site.ledger.zone, date);
  const slots = await readSiteSlots(db, site.ledger, { fromMs: period.fromMs, toMs });
  const bill = billOfDay(await billInput(db, site, { period, slots }), date);
  return { bill, bills: [bill], isOpen: toMs > site.ledger.nowMs, site };
};
