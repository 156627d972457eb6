// Calendar dates, yyyy-mm-dd, as the address and the date inputs write them. A date has no zone.
import { dateOfDayNumber, dayNumberOf, isLocalDate } from '@ohmstead/domain';

/** A text that is no date, such as an unfinished input, stays as it is, and the rules of its form refuse it. */
export const addDays = (date: string, days: number): string => {
  const dayNumber = dayNumberOf(date);
  return Number.isNaN(dayNumber) ? date : dateOfDayNumber(dayNumber + days);
};

/** The result is the first day of its month. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

export const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;
export const yearStart = (date: string): string => `${date.slice(0, 4)}-01-01`;

/** Returns null for anything but a day of the calendar. */
export const calendarDate = (value: unknown): string | null =>
  typeof value === 'string' && isLocalDate(value) ? value : null;

/** `firstWeekday`: 0 Sunday … 6 Saturday. */
export const weekStart = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
