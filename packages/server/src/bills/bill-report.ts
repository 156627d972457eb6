import { type Bill, billOfDates, dayBefore, localDay } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import type { Database } from '../storage/schema.ts';
import { type BilledSite, findBilledSite } from './billed-site.ts';
import { joinBills } from './join-bills.ts';
import { billInput } from './make-bill.ts';
import { billsOfPeriods } from './period-bills.ts';
import { datesWithin, type ReportQuery, type ReportSpan, reportSpan } from './report-periods.ts';

export type ReportedBill = {
  readonly bill: Bill;
  /** Of the periods it is made of. */
  readonly bills: readonly Bill[];
  readonly isOpen: boolean;
  readonly site: BilledSite;
};

export type BillReportOutcome = ReportedBill | { readonly kind: 'wrongId' | 'timeInvalid' };

export const billReport = async (
  asker: RequestScope,
  siteId: number,
  asked: ReportQuery,
): Promise<BillReportOutcome> => {
  const site = await findBilledSite(asker, siteId);
  if (!site) return { kind: 'wrongId' };
  const span = reportSpan(site, asked);
  if (!span) return { kind: 'timeInvalid' };
  return span.kind === 'days' ? daysReport(asker.db, site, span) : periodsReport(asker.db, site, span);
};

type PeriodsSpan = Extract<ReportSpan, { kind: 'periods' }>;
type DaysSpan = Extract<ReportSpan, { kind: 'days' }>;

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

const daysReport = async (db: Kysely<Database>, site: BilledSite, span: DaysSpan): Promise<ReportedBill> => {
  const { zone, nowMs } = site.ledger;
  const bills: Bill[] = [];
  for (const period of span.periods) {
    const dates = datesWithin(span, period);
    const { toMs } = localDay(zone, dayBefore(dates.toDate));
    const slots = await readSiteSlots(db, site.ledger, { fromMs: period.fromMs, toMs });
    bills.push(billOfDates(await billInput(db, site, { period, slots }), dates));
  }
  const isOpen = span.toMs > nowMs;
  return { bill: joinBills(bills), bills, isOpen, site };
};
