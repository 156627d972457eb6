import { dayMs } from '@ohmstead/domain';

/** The start of the day of UTC in ms; NaN for a date that does not exist. */
export type DayStarts = (year: number, month: number, day: number) => number;

type Month = { readonly startMs: number; readonly days: number };

/** Remembers the last date, as the rows of a day mostly come together, and all months. */
export const openDayStarts = (): DayStarts => {
  const months = new Map<number, Month>();
  let lastDate = -1;
  let lastMs = Number.NaN;

  const monthOf = (year: number, month: number): Month | null => {
    if (year < 1000 || month < 1 || month > 12) return null;
    const key = year * 100 + month;
    const known = months.get(key);
    if (known !== undefined) return known;
    const found = utcMonth(year, month);
    months.set(key, found);
    return found;
  };
  const dayStartMs: DayStarts = (year, month, day) => {
    const found = monthOf(year, month);
    return found !== null && day >= 1 && day <= found.days ? found.startMs + (day - 1) * dayMs : Number.NaN;
  };
  return (year, month, day) => {
    const date = (year * 100 + month) * 100 + day;
    if (date !== lastDate) {
      lastDate = date;
      lastMs = dayStartMs(year, month, day);
    }
    return lastMs;
  };
};

const utcMonth = (year: number, month: number): Month => {
  const startMs = Date.UTC(year, month - 1);
  return { startMs, days: (Date.UTC(year, month) - startMs) / dayMs };
};
