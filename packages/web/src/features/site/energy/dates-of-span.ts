// Pure: the days of a span that ends today, for their causes.
import { type CauseDates, causeDates } from '../../../causes/cause-dates.ts';
import { addDays, monthStart, yearStart } from '../../../model/dates/calendar.ts';
import type { EnergySpan } from '../site-search.ts';

/** All of time has no dates of its own. */
export const datesOfSpan = (span: EnergySpan, today: string): CauseDates => {
  switch (span) {
    case 'day':
      return causeDates(today, addDays(today, 1));
    case 'month':
      return causeDates(monthStart(today), addDays(today, 1));
    case 'year':
      return causeDates(yearStart(today), addDays(today, 1));
    case 'total':
      return {};
  }
};
