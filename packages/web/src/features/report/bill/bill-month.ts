// Pure: billing periods are named by the month they begin in; the newest one may have begun in the month before.
import { addDays, addMonths, monthStart, yearStart } from '../../../model/dates/calendar.ts';
import type { Newest } from '../../../report/period.ts';

export const newestBill = (today: string, startDay: number): Newest => {
  const thisMonth = monthStart(today);
  const lastDay = addDays(addMonths(thisMonth, 1), -1);
  const begins = addDays(thisMonth, startDay - 1);
  const month = today >= (begins < lastDay ? begins : lastDay) ? thisMonth : addMonths(thisMonth, -1);
  return { day: today, month, year: yearStart(month) };
};
