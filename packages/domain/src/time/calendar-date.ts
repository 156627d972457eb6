// Calendar dates as text, `yyyy-mm-dd`; no zone is needed to count them.
import { dateOfDayNumber, dayNumberOf } from './day-number.ts';

/** Whether the text is a date of the calendar, from the year 1000 on: 2026-02-30 is none. */
export const isLocalDate = (text: string): boolean => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = dayNumberOf(text);
  // Date.parse rolls 30 February over into March.
  return !Number.isNaN(day) && dateOfDayNumber(day) === text;
};

export const dayAfter = (date: string): string => dateOfDayNumber(dayNumberOf(date) + 1);

export const dayBefore = (date: string): string => dateOfDayNumber(dayNumberOf(date) - 1);

/** Every date of the calendar month that holds the date, in order. */
export const datesOfMonth = (date: string): string[] => {
  const first = dayNumberOf(`${date.slice(0, 7)}-01`);
  return Array.from({ length: daysInMonth(date) }, (_, index) => dateOfDayNumber(first + index));
};

/** The calendar month is given by one of its dates or as `yyyy-mm`. */
export const daysInMonth = (date: string): number =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

/** The calendar month (`yyyy-mm`) after another. */
export const monthAfter = (month: string): string =>
  dateOfDayNumber(dayNumberOf(`${month}-01`) + daysInMonth(month)).slice(0, -3);

export const monthBefore = (month: string): string =>
  dateOfDayNumber(dayNumberOf(`${month}-01`) - 1).slice(0, -3);
