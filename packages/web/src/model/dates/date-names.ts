// Calendar dates as a language writes them.
import { addDays } from './calendar.ts';

/** A text that is no date stays as it is. */
export const dateName = (date: string, lang: string): string => {
  const ms = midnightMs(date);
  return Number.isNaN(ms) ? date : mediumDate(lang).format(ms);
};

/** `to` is not included. */
export const spanName = (from: string, to: string, lang: string): string => {
  const [firstMs, lastMs] = [midnightMs(from), midnightMs(addDays(to, -1))];
  if (Number.isNaN(firstMs) || Number.isNaN(lastMs)) return from;
  return mediumDate(lang).formatRange(firstMs, lastMs);
};

const midnightMs = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const mediumDate = (lang: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
