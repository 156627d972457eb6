// Calendar dates as a language writes them. They belong to no zone: each is formatted by its midnight in UTC.
import { type LanguageCode, tagOf } from './languages.ts';

export type CalendarFormats = {
  /** With its weekday. */
  day(date: string): string;
  month(date: string): string;
  year(date: string): string;
  /** Both days included. */
  days(from: string, lastDay: string): string;
  /** For an axis: the day of the month, and the month's short name. */
  dayOfMonth(date: string): string;
  shortMonth(date: string): string;
  shortMonthAndYear(date: string): string;
  longWeekday(date: string): string;
  /** For the rows of a month: the weekday and the day. */
  weekday(date: string): string;
  dayAndMonth(date: string): string;
};

const known = new Map<LanguageCode, CalendarFormats>();

export const calendarFormatsOf = (lang: LanguageCode): CalendarFormats => {
  const formats = known.get(lang) ?? calendarFormats(tagOf(lang));
  known.set(lang, formats);
  return formats;
};

const calendarFormats = (tag: string): CalendarFormats => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const day = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const days = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const month = format({ month: 'long', year: 'numeric' });
  const year = format({ year: 'numeric' });
  const dayOfMonth = format({ day: 'numeric' });
  const shortMonth = format({ month: 'short' });
  const shortMonthAndYear = format({ month: 'short', year: 'numeric' });
  const weekday = format({ weekday: 'short', day: 'numeric' });
  const longWeekday = format({ weekday: 'long' });
  const dayAndMonth = format({ day: 'numeric', month: 'short' });
  return {
    day: (date) => day.format(midnight(date)),
    month: (date) => month.format(midnight(date)),
    year: (date) => year.format(midnight(date)),
    days: (from, lastDay) => days.formatRange(midnight(from), midnight(lastDay)),
    dayOfMonth: (date) => dayOfMonth.format(midnight(date)),
    shortMonth: (date) => shortMonth.format(midnight(date)),
    shortMonthAndYear: (date) => shortMonthAndYear.format(midnight(date)),
    weekday: (date) => weekday.format(midnight(date)),
    longWeekday: (date) => longWeekday.format(midnight(date)),
    dayAndMonth: (date) => dayAndMonth.format(midnight(date)),
  };
};

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
