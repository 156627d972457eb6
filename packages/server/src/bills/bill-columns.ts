// A bill over time: by the days of a billing period, the periods of a year, or the years.
import { type BillColumns, reportTypes } from '@ohmstead/contract';
import {
  type Band,
  type Bill,
  type BillingPeriod,
  type BillLine,
  billOfDates,
  billsOfDays,
  mwhPerKwh,
} from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { netOf, unitsIn } from './amounts.ts';
import { type BilledSite, findBilledSite } from './billed-site.ts';
import { billInput, joinBills } from './make-bill.ts';
import { billsOfPeriods } from './period-bills.ts';
import { datesWithin, type ReportQuery, reportSpan } from './report-periods.ts';

export const billColumns = async (
  scope: SiteScope,
  siteId: number,
  query: ReportQuery,
): Promise<Outcome<BillColumns>> => {
  const billed = await findBilledSite(scope, siteId);
  if (isRefused(billed)) return billed;
  const span = reportSpan(billed, query);
  if (isRefused(span)) return span;
  if (span.kind === 'days') {
    const days: Bill[] = [];
    const parts: Bill[] = [];
    for (const period of span.periods) {
      const input = await inputOf(scope, billed, period);
      const dates = datesWithin(span, period);
      parts.push(billOfDates(input, dates));
      days.push(...billsOfDays(input).filter((day) => isWithin(dates, day)));
    }
    return present(billed, joinBills(parts), days.length === 0 ? parts : days);
  }
  if (query.type === reportTypes.month) {
    const [bills, input] = await Promise.all([
      billsOfPeriods(scope, billed, span.periods),
      inputOf(scope, billed, span.periods[0]),
    ]);
    return present(billed, joinBills(bills), billsOfDays(input));
  }
  const bills = await billsOfPeriods(scope, billed, span.periods);
  return present(billed, joinBills(bills), query.type === reportTypes.year ? bills : byYear(bills));
};

const isWithin = ({ fromDate, toDate }: BilledDates, day: Bill): boolean =>
  day.fromDate >= fromDate && day.toDate <= toDate;

type BilledDates = Pick<Bill, 'fromDate' | 'toDate'>;

const inputOf = async (reader: SiteReader, billed: BilledSite, period: BillingPeriod) =>
  billInput(reader.db, billed, { period, slots: await readSiteSlots(reader, billed.site, period) });

/** A period belongs to the year in which it begins. */
const byYear = (bills: readonly Bill[]): Bill[] => {
  const yearOf = ({ fromDate }: Bill): string => fromDate.slice(0, 4);
  const years = [...new Set(bills.map(yearOf))];
  return years.map((year) => joinBills(bills.filter((bill) => yearOf(bill) === year)));
};

const present = ({ currency }: BilledSite, whole: Bill, bills: readonly Bill[]): BillColumns => ({
  currency,
  whole: columnOf(whole),
  columns: bills.map(columnOf),
});

const columnOf = (bill: Bill): BillColumns['columns'][number] => ({
  from: bill.fromDate,
  to: bill.toDate,
  kWh: energyOf(bill),
  amount: amountsOf(bill),
  net: netOf(bill),
});

/** Where nothing is billed nothing is known; a tariff without bands counts as standard. */
const energyOf = ({ cost }: Bill): BillColumns['columns'][number]['kWh'] => {
  const energy = cost.lines.filter(({ kind }) => kind === 'energy');
  const kWh = (lines: readonly { readonly energyMwh: number | null }[]): number | null =>
    lines.length === 0 ? null : sumOf(lines.map(({ energyMwh }) => energyMwh ?? 0)) / mwhPerKwh;
  return {
    peak: kWh(ofBand(energy, 'peak')),
    standard: kWh(ofBand(energy, 'standard')),
    offPeak: kWh(ofBand(energy, 'offPeak')),
    unpriced: kWh(cost.unpriced),
  };
};

const amountsOf = ({ cost, income, currency }: Bill): BillColumns['columns'][number]['amount'] => {
  const amount = (lines: readonly BillLine[]): number | null =>
    lines.length === 0 ? null : unitsIn(currency)(sumOf(lines.map((line) => line.amount)));
  const charged = cost.lines.filter((line) => line.amount >= 0);
  const energy = charged.filter(({ kind }) => kind === 'energy');
  const credits = [...cost.lines.filter((line) => line.amount < 0).map(negated), ...income.lines];
  return {
    peak: amount(ofBand(energy, 'peak')),
    standard: amount(ofBand(energy, 'standard')),
    offPeak: amount(ofBand(energy, 'offPeak')),
    charges: amount(charged.filter(({ kind }) => kind !== 'energy')),
    credit: amount(credits),
  };
};

const ofBand = (lines: readonly BillLine[], band: Band): BillLine[] =>
  lines.filter((line) => (line.band ?? 'standard') === band);

const negated = (line: BillLine): BillLine => ({ ...line, amount: -line.amount });

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
