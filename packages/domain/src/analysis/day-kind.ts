// Kinds of local days that are alike: weekday or weekend, and the season, which is half a year off in the south.
import { dateOfDayNumber, weekdayOf } from '../time/day-number.ts';

export const dayTypes = ['weekday', 'weekend'] as const;
export type DayType = (typeof dayTypes)[number];

export const yearSeasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type YearSeason = (typeof yearSeasons)[number];

export const dayTypeOf = (dayNumber: number): DayType =>
  weekdayOf(dayNumber) % 6 === 0 ? 'weekend' : 'weekday';

const monthsOfSeason = 3;
const halfYear = 2;

/** Whole months, as meteorologists count: winter is December to February in the north. */
export const yearSeasonOf = (dayNumber: number, isSouthern: boolean): YearSeason => {
  const month = Number(dateOfDayNumber(dayNumber).slice(5, 7)) % 12;
  const index = Math.floor(month / monthsOfSeason) + (isSouthern ? halfYear : 0);
  return yearSeasons[index % yearSeasons.length] ?? 'winter';
};
