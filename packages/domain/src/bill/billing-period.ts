// A site's billing periods: a month each, from its start day to the day before the next one.
import { daysInMonth, monthAfter, monthBefore } from '../time/calendar-date.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { startMs } from '../time/local-day.ts';

/** Half-open in local dates and in instants. */
export type BillingPeriod = {
  readonly fromDate: string;
  readonly toDate: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Local dates from `fromDate` to before `toDate`. */
  readonly days: number;
};

/** The period that contains a date. In a month without the start day (29–31) it starts on the month's last day. */
export const billingPeriodOf = (zone: string, startDay: number, date: string): BillingPeriod => {
  const month = date.slice(0, 7);
  const first = startIn(month, startDay) <= date ? month : monthBefore(month);
  const fromDate = startIn(first, startDay);
  const toDate = startIn(monthAfter(first), startDay);
  return {
    fromDate,
    toDate,
    fromMs: startMs(zone, fromDate),
    toMs: startMs(zone, toDate),
    days: daysBetween(fromDate, toDate),
  };
};

const startIn = (month: string, startDay: number): string =>
  `${month}-${String(Math.min(startDay, daysInMonth(month))).padStart(2, '0')}`;

/** Every period that contains one of the dates from `fromDate` to before `toDate`, in order. */
export const billingPeriodsOf = (
  zone: string,
  startDay: number,
  fromDate: string,
  toDate: string,
): BillingPeriod[] => {
  const periods: BillingPeriod[] = [];
  for (let date = fromDate; date < toDate; date = periods.at(-1)?.toDate ?? toDate) {
    periods.push(billingPeriodOf(zone, startDay, date));
  }
  return periods;
};

/** Number of calendar dates from `fromDate` to before `toDate`. */
export const daysBetween = (fromDate: string, toDate: string): number =>
  dayNumberOf(toDate) - dayNumberOf(fromDate);
