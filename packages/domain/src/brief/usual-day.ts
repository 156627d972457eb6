// What a site usually consumes on a weekday: the median of its last whole days of that weekday, which one holiday or one
// party does not move.
import { dayNumberOf, weekdayOf } from '../time/day-number.ts';

export type ConsumedDay = {
  readonly date: string;
  /** mWh; null where it is unknown. */
  readonly consumedMwh: number | null;
  /** Share of the day that is known, 0–1. */
  readonly knownShare: number;
};

export type UsualDay = { readonly consumedMwh: number; readonly days: number };

const mostDays = 8;
const leastDays = 3;
/** A day is whole although a restart or two took some minutes of it. */
const wholeShare = 0.98;

/** Null where fewer than three days before the date are whole. */
export const usualDay = (days: readonly ConsumedDay[], date: string): UsualDay | null => {
  const weekday = weekdayOf(dayNumberOf(date));
  const alike = days
    .filter((day) => day.date < date && weekdayOf(dayNumberOf(day.date)) === weekday && isWhole(day))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, mostDays)
    .map(({ consumedMwh }) => consumedMwh ?? 0);
  return alike.length < leastDays ? null : { consumedMwh: medianOf(alike), days: alike.length };
};

export const isWhole = ({ consumedMwh, knownShare }: ConsumedDay): boolean =>
  consumedMwh !== null && knownShare >= wholeShare;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
};
