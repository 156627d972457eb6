// Pure: the day in the page's address.
import { calendarDate } from '../../model/dates/calendar.ts';

export type PublicSearch = { readonly date?: string };

export const publicSearch = ({ date }: Record<string, unknown>): PublicSearch => {
  const day = calendarDate(date);
  return day === null ? {} : { date: day };
};
