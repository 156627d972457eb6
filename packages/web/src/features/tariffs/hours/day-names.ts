import { dayMs } from '@ohmstead/domain';
import type { Texts } from '../../../texts/use-texts.ts';
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
