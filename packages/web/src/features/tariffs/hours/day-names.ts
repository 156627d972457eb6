import { dayMs } from '@ohmstead/domain';
import type { Texts } from '../../../texts/use-texts.ts';
import { dayBeforeText } from '../date-text.ts';
import { type DayKind, dayKinds } from './schedule-plan.ts';

/** The first of January 2024 was a Monday. */
const mondayMs = Date.UTC(2024, 0, 1);

export const dayName = (day: DayKind, { say, lang }: Pick<Texts, 'say' | 'lang'>): string =>
  day === 'holiday'
    ? say('tariff.holiday')
    : new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(
        mondayMs + (day - 1) * dayMs,
      );

export const daysName = (days: readonly DayKind[], texts: Pick<Texts, 'say' | 'lang'>): string =>
  days.length === dayKinds.length
    ? texts.say('tariff.everyDay')
    : new Intl.ListFormat(texts.lang, { style: 'narrow', type: 'conjunction' }).format(
        days.map((day) => dayName(day, texts)),
      );

export const monthName = (month: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));

/** `mm-dd`, of a leap year so that any may be named. */
export const monthDayName = (monthDay: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`2024-${monthDay}T00:00:00Z`),
  );

export const dateName = (date: string, lang: string): string => {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(ms)
    ? date
    : new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);
};

/** `to` is not included. */
export const spanName = (from: string, to: string, lang: string): string => {
  const [first, last] = [from, dayBeforeText(to)].map((date) => Date.parse(`${date}T00:00:00Z`));
  if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) return from;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(first, last);
};
