// Pure: the period a report is about, its neighbours and its shortcuts. Dates are the site's.
import { daysBetween } from '@ohmstead/domain';
import { addDays, addMonths, monthStart, weekStart, yearStart } from '../model/dates/calendar.ts';

export type Period =
  | { readonly kind: 'day' | 'month' | 'year'; readonly date: string }
  /** Whole days, `to` not included. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'total' };

export type PeriodKind = Period['kind'];

export const periodKinds = ['day', 'month', 'year', 'total', 'range'] as const satisfies PeriodKind[];

export const shortcuts = ['today', 'yesterday', 'lastWeek', 'lastMonth', 'lastYear'] as const;
export type Shortcut = (typeof shortcuts)[number];

/** The first day of the newest period of each kind. A bill's month may begin on another day than the first. */
export type Newest = { readonly day: string; readonly month: string; readonly year: string };

export const newestOf = (today: string): Newest => ({
  day: today,
  month: monthStart(today),
  year: yearStart(today),
});

/** The period of a kind that holds a date, or the newest one. */
export const periodAt = (kind: PeriodKind, date: string, newest: Newest): Period => {
  switch (kind) {
    case 'day':
      return { kind, date: earlier(date, newest.day) };
    case 'month':
      return { kind, date: earlier(monthStart(date), newest.month) };
    case 'year':
      return { kind, date: earlier(yearStart(date), newest.year) };
    case 'range':
      return rangeUpTo(earlier(date, newest.day));
    case 'total':
      return { kind };
  }
};

/** The one before or after; null: there is none. */
export const stepped = (period: Period, by: -1 | 1, newest: Newest): Period | null => {
  switch (period.kind) {
    case 'day':
      return notAfter(newest.day, { kind: 'day', date: addDays(period.date, by) });
    case 'month':
      return notAfter(newest.month, { kind: 'month', date: addMonths(period.date, by) });
    case 'year':
      return notAfter(newest.year, { kind: 'year', date: addMonths(period.date, 12 * by) });
    case 'range': {
      const days = by * daysBetween(period.from, period.to);
      const moved = { from: addDays(period.from, days), to: addDays(period.to, days) };
      return moved.from > newest.day ? null : { kind: 'range', ...moved };
    }
    case 'total':
      return null;
  }
};

export const periodOfShortcut = (shortcut: Shortcut, newest: Newest, firstWeekday: number): Period => {
  switch (shortcut) {
    case 'today':
      return { kind: 'day', date: newest.day };
    case 'yesterday':
      return { kind: 'day', date: addDays(newest.day, -1) };
    case 'lastWeek': {
      const to = weekStart(newest.day, firstWeekday);
      return { kind: 'range', from: addDays(to, -daysOfWeek), to };
    }
    case 'lastMonth':
      return { kind: 'month', date: addMonths(newest.month, -1) };
    case 'lastYear':
      return { kind: 'year', date: addMonths(newest.year, -12) };
  }
};

export const isSamePeriod = (one: Period, other: Period): boolean => {
  if (one.kind === 'range' && other.kind === 'range') return one.from === other.from && one.to === other.to;
  if ('date' in one && 'date' in other) return one.kind === other.kind && one.date === other.date;
  return one.kind === other.kind;
};

/** Local dates as the calls take them, the end not included; empty for all time. */
export const spanOf = (period: Period): { starttime?: string; endtime?: string } => {
  switch (period.kind) {
    case 'day':
      return { starttime: period.date, endtime: addDays(period.date, 1) };
    case 'month':
      return { starttime: period.date, endtime: addMonths(period.date, 1) };
    case 'year':
      return { starttime: period.date, endtime: addMonths(period.date, 12) };
    case 'range':
      return { starttime: period.from, endtime: period.to };
    case 'total':
      return {};
  }
};

/** Where another kind of period begins when it is chosen after this one. */
export const dateWithin = (period: Period, newest: Newest): string => {
  const { endtime } = spanOf(period);
  return endtime === undefined ? newest.day : earlier(addDays(endtime, -1), newest.day);
};

const daysOfWeek = 7;

const rangeUpTo = (date: string): Period => ({
  kind: 'range',
  from: addDays(date, 1 - daysOfWeek),
  to: addDays(date, 1),
});

const earlier = (one: string, other: string): string => (one < other ? one : other);

const notAfter = (newest: string, period: Period & { readonly date: string }): Period | null =>
  period.date > newest ? null : period;
