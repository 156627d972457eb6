// Which billing periods a report is about.
import { reportTypes } from '@ohmstead/contract';
import {
  type BillingPeriod,
  billingPeriodOf,
  billingPeriodsOf,
  dateAt,
  datesOfMonth,
  dayAfter,
  dayBefore,
  isLocalDate,
  localDay,
} from '@ohmstead/domain';
import { type Outcome, refuseField } from '../errors/outcome.ts';
import type { BilledSite } from './billed-site.ts';

export type ReportQuery = {
  readonly type: number;
  readonly time: string | undefined;
  /** These days, instead of a type and time. */
  readonly dates?: Dates | undefined;
};

type Dates = { readonly fromDate: string; readonly toDate: string };
/** The days, with the instant of their end. */
type Days = Dates & { readonly toMs: number };

export type ReportSpan =
  | ({ readonly kind: 'periods' } & Periods)
  /** Single days, with the periods that contain them. */
  | ({ readonly kind: 'days' } & Periods & Days);

type Periods = { readonly periods: readonly [BillingPeriod, ...BillingPeriod[]] };

export const reportSpan = (billed: BilledSite, { type, time, dates }: ReportQuery): Outcome<ReportSpan> => {
  const { zone, nowMs } = billed.site;
  const today = dateAt(zone, nowMs);
  if (dates) return daysOf(billed, dates, today);
  const named = time ?? today;
  const date = isLocalDate(`${named}-01-01`.slice(0, 10)) ? `${named}-01-01`.slice(0, 10) : null;
  if (type !== reportTypes.total && (date === null || !shape.test(named)))
    return refuseField('time', 'date_invalid');
  const periodOf = (day: string): BillingPeriod => billingPeriodOf(zone, billed.startDay, day);
  switch (type) {
    case reportTypes.date:
      return daysOf(billed, { fromDate: date ?? today, toDate: dayAfter(date ?? today) }, today);
    case reportTypes.month:
      return {
        kind: 'periods',
        periods: [periodOf(named.length === 7 ? lastOf(`${named}-01`) : (date ?? today))],
      };
    case reportTypes.year:
      return periodsOf(billed, yearOf(billed, named.slice(0, 4)), today);
    default:
      return periodsOf(billed, { fromDate: firstDate(billed, today), toDate: periodOf(today).toDate }, today);
  }
};

/** Periods that have not begun are left out, except the first. */
const daysOf = ({ site, startDay }: BilledSite, { fromDate, toDate }: Dates, today: string): ReportSpan => {
  const { toMs } = localDay(site.zone, dayBefore(toDate));
  const first = billingPeriodOf(site.zone, startDay, fromDate);
  const others = toMs <= first.toMs ? [] : billingPeriodsOf(site.zone, startDay, first.toDate, toDate);
  const begun = others.filter((period) => period.fromDate <= today);
  return { kind: 'days', periods: [first, ...begun], fromDate, toDate, toMs };
};

/** A date, a month or a year. */
const shape = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

const lastOf = (date: string): string => datesOfMonth(date).at(-1) ?? date;

const firstDate = ({ site }: BilledSite, today: string): string =>
  site.firstMs === null ? today : dateAt(site.zone, site.firstMs);

/** The dates of the periods that begin in the year. */
const yearOf = ({ site, startDay }: BilledSite, year: string): Dates => ({
  fromDate: billingPeriodOf(site.zone, startDay, `${year}-01-31`).fromDate,
  toDate: billingPeriodOf(site.zone, startDay, `${year}-12-31`).toDate,
});

/** The periods that have begun and that end after the first reading; if there are none, the first period. */
const periodsOf = ({ site, startDay }: BilledSite, dates: Dates, today: string): ReportSpan => {
  const all = billingPeriodsOf(site.zone, startDay, dates.fromDate, dates.toDate);
  const known = all.filter(
    ({ fromDate, toMs }) => fromDate <= today && (site.firstMs === null || toMs > site.firstMs),
  );
  const [first = all[0] ?? billingPeriodOf(site.zone, startDay, today), ...rest] = known;
  return { kind: 'periods', periods: [first, ...rest] };
};

/** The days that lie within the period. */
export const datesWithin = (days: Days, period: BillingPeriod): Dates => ({
  fromDate: days.fromDate > period.fromDate ? days.fromDate : period.fromDate,
  toDate: days.toMs < period.toMs ? days.toDate : period.toDate,
});
