// A site's billing periods: a month each, from its start day to the day before the next one.
import { Temporal } from 'temporal-polyfill';
import { localDay } from '../time/local-day.ts';

/** Half-open in local dates and in instants. */
export type BillingPeriod = {
  readonly fromDate: string;
  readonly toDate: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Local dates from `fromDate` to before `toDate`. */
  readonly days: number;
};

/** The period that holds a date. A start day of 29–31 is the last day of a month that has no such day. */
export const billingPeriodOf = (zone: string, startDay: number, date: string): BillingPeriod => {
  const month = Temporal.PlainDate.from(date).toPlainYearMonth();
  const start = month.toPlainDate({ day: startDay });
  const first = start.toString() <= date ? month : month.subtract({ months: 1 });
  const from = first.toPlainDate({ day: startDay });
  const to = first.add({ months: 1 }).toPlainDate({ day: startDay });
  return {
    fromDate: from.toString(),
    toDate: to.toString(),
    fromMs: localDay(zone, from.toString()).fromMs,
    toMs: localDay(zone, to.toString()).fromMs,
    days: daysBetween(from.toString(), to.toString()),
  };
};

/** Every period that holds one of the dates from `fromDate` to before `toDate`, in order. */
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

/** Calendar dates from one to before the other. */
export const daysBetween = (fromDate: string, toDate: string): number =>
  Temporal.PlainDate.from(fromDate).until(toDate).days;
