import { type Bill, billOfDates, dayBefore, localDay } from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { type BilledSite, findBilledSite } from './billed-site.ts';
import { billInput, joinBills } from './make-bill.ts';
import { billsOfPeriods } from './period-bills.ts';
import { datesWithin, type ReportQuery, type ReportSpan, reportSpan } from './report-periods.ts';

export type ReportedBill = {
  readonly bill: Bill;
  /** The bills of the single periods. */
  readonly bills: readonly Bill[];
  readonly isOpen: boolean;
  readonly billed: BilledSite;
};

export const billReport = async (
  scope: SiteScope,
  siteId: number,
  query: ReportQuery,
): Promise<Outcome<ReportedBill>> => {
  const billed = await findBilledSite(scope, siteId);
  return isRefused(billed) ? billed : reportOf(scope, billed, query);
};

export const reportOf = async (
  reader: SiteReader,
  billed: BilledSite,
  query: ReportQuery,
): Promise<Outcome<ReportedBill>> => {
  const span = reportSpan(billed, query);
  if (isRefused(span)) return span;
  return span.kind === 'days' ? daysReport(reader, billed, span) : periodsReport(reader, billed, span);
};

type PeriodsSpan = Extract<ReportSpan, { kind: 'periods' }>;
type DaysSpan = Extract<ReportSpan, { kind: 'days' }>;

const periodsReport = async (
  reader: SiteReader,
  billed: BilledSite,
  { periods }: PeriodsSpan,
): Promise<ReportedBill> => {
  const bills = await billsOfPeriods(reader, billed, periods);
  const last = periods.at(-1) ?? periods[0];
  return {
    bill: joinBills(bills),
    bills,
    isOpen: last.toMs > billed.site.nowMs,
    billed,
  };
};

const daysReport = async (reader: SiteReader, billed: BilledSite, span: DaysSpan): Promise<ReportedBill> => {
  const { zone, nowMs } = billed.site;
  const bills: Bill[] = [];
  for (const period of span.periods) {
    const dates = datesWithin(span, period);
    const { toMs } = localDay(zone, dayBefore(dates.toDate));
    const slots = await readSiteSlots(reader, billed.site, { fromMs: period.fromMs, toMs });
    bills.push(billOfDates(await billInput(reader.db, billed, { period, slots }), dates));
  }
  const isOpen = span.toMs > nowMs;
  return { bill: joinBills(bills), bills, isOpen, billed };
};
