import { dayAfter, monthAfter } from '@ohmstead/domain';

/** The end is not included. */
export const datesBetween = (fromDate: string, toDate: string): string[] => {
  const dates: string[] = [];
  for (let date = fromDate; date < toDate; date = dayAfter(date)) dates.push(date);
  return dates;
};

/** Months are `yyyy-mm`; the end is not included. */
export const monthsBetween = (fromMonth: string, toMonth: string): string[] => {
  const months: string[] = [];
  for (let month = fromMonth; month < toMonth; month = monthAfter(month)) months.push(month);
  return months;
};
