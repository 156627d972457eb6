// Which days a report is about, and when it is due.
//   It is about the newest local day, week (Monday to Sunday) or month that is over, and is due at 7:00 of the site's wall
//   clock on the day after. Where clocks skip that time, it is due as long after the skip as 7:00 lies behind it.
import { dayAfter, dayBefore, monthBefore } from '../time/calendar-date.ts';
import { dateOfDayNumber, dayNumberOf, weekdayOf } from '../time/day-number.ts';
import { dayMs, hourMs } from '../time/durations.ts';
import { dateAt, localDay } from '../time/local-day.ts';
import { instantShowing } from '../time/wall-instant.ts';

export const reportKinds = ['daily', 'weekly', 'monthly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Local dates; the end is not included. */
export type ReportPeriod = { readonly fromDate: string; readonly toDate: string };

export type DueReport = ReportPeriod & { readonly kind: ReportKind; readonly dueMs: number };

export const reportDueHour = 7;
const daysOfWeek = 7;

/** The newest report that is due by then. */
export const newestDue = (zone: string, kind: ReportKind, nowMs: number): DueReport => {
  const period = newestOver(zone, kind, nowMs);
  const due = dueAt(zone, period);
  if (due <= nowMs) return { kind, ...period, dueMs: due };
  const before = withTime(zone, kind, periodUntil(kind, period.fromDate));
  return { kind, ...before, dueMs: dueAt(zone, before) };
};

/** The newest period that is over, due or not. */
export const newestOver = (zone: string, kind: ReportKind, nowMs: number): ReportPeriod =>
  withTime(zone, kind, periodUntil(kind, dateAt(zone, nowMs)));

/** The period before, where a zone left the only day of this one out. */
const withTime = (zone: string, kind: ReportKind, period: ReportPeriod): ReportPeriod => {
  const { fromMs, toMs } = localDay(zone, period.fromDate);
  return kind === 'daily' && fromMs === toMs ? periodUntil(kind, period.fromDate) : period;
};

const dueAt = (zone: string, { toDate }: ReportPeriod): number =>
  instantShowing(zone, dayNumberOf(toDate) * dayMs + reportDueHour * hourMs);

/** The last whole period that ends with the beginning of the date or before. */
const periodUntil = (kind: ReportKind, date: string): ReportPeriod => {
  if (kind === 'daily') return { fromDate: dayBefore(date), toDate: date };
  if (kind === 'monthly') {
    const month = date.slice(0, 7);
    return { fromDate: `${monthBefore(month)}-01`, toDate: `${month}-01` };
  }
  const day = dayNumberOf(date);
  const monday = day - ((weekdayOf(day) + daysOfWeek - 1) % daysOfWeek);
  return { fromDate: dateOfDayNumber(monday - daysOfWeek), toDate: dateOfDayNumber(monday) };
};

export type SkippedReports = ReportPeriod & { readonly count: number };

/** The reports between the end of the last one, or of what was wanted, and the beginning of this one; null without any. */
export const skippedReports = (
  kind: ReportKind,
  reportedTo: string,
  { fromDate }: Pick<ReportPeriod, 'fromDate'>,
): SkippedReports | null => {
  if (reportedTo >= fromDate) return null;
  return { fromDate: reportedTo, toDate: fromDate, count: periodsBetween(kind, reportedTo, fromDate) };
};

const monthsOfYear = 12;

const periodsBetween = (kind: ReportKind, from: string, to: string): number => {
  if (kind === 'monthly') return monthNumberOf(to) - monthNumberOf(from);
  const days = dayNumberOf(to) - dayNumberOf(from);
  return kind === 'daily' ? days : days / daysOfWeek;
};

const monthNumberOf = (date: string): number =>
  Number(date.slice(0, 4)) * monthsOfYear + Number(date.slice(5, 7));

/** The last day that a period includes. */
export const lastDateOf = ({ toDate }: Pick<ReportPeriod, 'toDate'>): string => dayBefore(toDate);

/** Every date of a period. */
export const datesOf = ({ fromDate, toDate }: ReportPeriod): string[] => {
  const dates: string[] = [];
  for (let date = fromDate; date < toDate; date = dayAfter(date)) dates.push(date);
  return dates;
};
