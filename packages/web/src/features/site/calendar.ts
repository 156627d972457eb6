// Calendar dates as the URL and the date input write them. A date has no zone: stepping is plain arithmetic.

export const addDays = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** Null for anything but a day of the calendar. */
export const calendarDate = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== value ? null : value;
};

/** The day in the address, unless it is none or still to come. */
export const chosenDate = (wanted: string | undefined, today: string): string => {
  const date = calendarDate(wanted);
  return date === null || date > today ? today : date;
};
