// Calendar dates, yyyy-mm-dd, as the address and the date inputs write them. A date has no zone.
import { dateOfDayNumber, dayNumberOf, isLocalDate } from '@ohmstead/domain';

export const addDays = (date: string, days: number): string => dateOfDayNumber(dayNumberOf(date) + days);

/** Into the month's first day. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

export const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;
export const yearStart = (date: string): string => `${date.slice(0, 4)}-01-01`;

/** Null for anything but a day of the calendar. */
export const calendarDate = (value: unknown): string | null =>
  typeof value === 'string' && isLocalDate(value) ? value : null;

/** `firstWeekday`: 0 Sunday … 6 Saturday. */
export const weekStart = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const daysBetween = (from: string, to: string): number => dayNumberOf(to) - dayNumberOf(from);

/** The date a clock in the zone shows at that instant. */
export const dateIn = (timeZone: string, ms: number): string => datesIn(timeZone)(ms);

/** The same for many instants: a formatter takes long to make. */
export const datesIn = (timeZone: string): ((ms: number) => string) => {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  };
};
