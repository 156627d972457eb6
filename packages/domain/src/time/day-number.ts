// Calendar days by number, for arithmetic: no zone, no clock, days since 1970-01-01.
import { dayMs } from './durations.ts';
import { remember } from './remember.ts';

/** Half a century of days is cached, because the same ones are asked for again and again. */
const mostDays = 20_000;

export const dayNumberOf = remember(
  mostDays,
  (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs,
);

const timeOfMidnight = 'T00:00:00.000Z';

/** Works beyond the year 9999 too, where years have a sign and six digits. */
export const dateOfDayNumber = remember(mostDays, (day: number): string =>
  new Date(day * dayMs).toISOString().slice(0, -timeOfMidnight.length),
);

const daysOfWeek = 7;
/** 1970-01-01 was a Thursday. */
const weekdayOfDayZero = 4;

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (dayNumber: number): number =>
  (((dayNumber + weekdayOfDayZero) % daysOfWeek) + daysOfWeek) % daysOfWeek;
