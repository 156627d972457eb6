import { calendarDate } from '../../../model/dates/calendar.ts';

/** The day in the address, unless it is none or still to come. */
export const chosenDate = (wanted: string | undefined, today: string): string => {
  const date = calendarDate(wanted);
  return date === null || date > today ? today : date;
};
