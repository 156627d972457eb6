import { dayAfter } from '@ohmstead/domain';

/** From a date up to, not including, another. */
export const datesBetween = (fromDate: string, toDate: string): string[] => {
  const dates: string[] = [];
  for (let date = fromDate; date < toDate; date = dayAfter(date)) dates.push(date);
  return dates;
};

/** From a month (`yyyy-mm`) up to, not including, another. */
export const monthsBetween = (fromMonth: string, toMonth: string): string[] => {
  const months: string[] = [];
  for (let month = fromMonth; month < toMonth; month = monthAfter(month)) months.push(month);
  return months;
};

export const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${next[0]}-${String(next[1]).padStart(2, '0')}`;
};
