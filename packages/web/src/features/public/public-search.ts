// Pure: the day in the page's address.

export type PublicSearch = { readonly date?: string };

export const publicSearch = ({ date }: Record<string, unknown>): PublicSearch =>
  isDate(date) ? { date } : {};

const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
};

/** A calendar date has no zone: stepping is plain arithmetic. */
export const stepDate = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
