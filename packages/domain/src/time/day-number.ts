// Calendar days by number, for arithmetic: no zone, no clock, days since 1970-01-01.
const dayMs = 86_400_000;

export const dayNumberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

const timeOfMidnight = 'T00:00:00.000Z';

/** Also of years beyond 9999, which have a sign and six digits. */
export const dateOfDayNumber = (day: number): string =>
  new Date(day * dayMs).toISOString().slice(0, -timeOfMidnight.length);

const daysOfWeek = 7;
/** 1970-01-01 was a Thursday. */
const weekdayOfDayZero = 4;

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (dayNumber: number): number =>
  (((dayNumber + weekdayOfDayZero) % daysOfWeek) + daysOfWeek) % daysOfWeek;
