// Calendar dates as text, `yyyy-mm-dd`; no zone is needed to count them.
import { Temporal } from 'temporal-polyfill';

/** Whether the text is a date of the calendar, from the year 1000 on: 2026-02-30 is none. */
export const isLocalDate = (text: string): boolean => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

export const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

export const dayBefore = (date: string): string =>
  Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();

/** Every date of the calendar month that holds the date, in order. */
export const datesOfMonth = (date: string): string[] => {
  const first = Temporal.PlainDate.from(date).with({ day: 1 });
  return Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }).toString());
};
