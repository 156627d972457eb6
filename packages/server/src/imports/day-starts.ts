/** The start of the day of UTC in ms; NaN for a date that does not exist. */
export type DayStarts = (year: number, month: number, day: number) => number;

/** Remembers the last date: the rows of a day come together. */
export const openDayStarts = (): DayStarts => {
  let lastDate = -1;
  let lastMs = Number.NaN;
  return (year, month, day) => {
    const date = (year * 100 + month) * 100 + day;
    if (date !== lastDate) {
      lastDate = date;
      lastMs = dayStartMs(year, month, day);
    }
    return lastMs;
  };
};

const dayStartMs: DayStarts = (year, month, day) => {
  const ms = Date.UTC(year, month - 1, day);
  const is = new Date(ms);
  const isDate = year >= 1000 && is.getUTCMonth() === month - 1 && is.getUTCDate() === day;
  return isDate ? ms : Number.NaN;
};
