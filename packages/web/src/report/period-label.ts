// Pure: a period in the words of a language.
import type { CalendarFormats } from '@ohmstead/i18n';
import { addDays } from '../model/dates/calendar.ts';
import type { Period } from './period.ts';

export const periodLabel = (period: Period, calendar: CalendarFormats, allTime: string): string => {
  switch (period.kind) {
    case 'day':
      return calendar.day(period.date);
    case 'month':
      return calendar.month(period.date);
    case 'year':
      return calendar.year(period.date);
    case 'range':
      return calendar.days(period.from, addDays(period.to, -1));
    case 'total':
      return allTime;
  }
};
