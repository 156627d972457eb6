// Local days and months of a zone as spans of instants, half-open: [fromMs, toMs).
// A day has 88 (Troll) to 104 quarter-hours, or none at all where a zone crossed the date line.
// Dates are `yyyy-mm-dd`. A wrong date or zone throws RangeError, so check input with isLocalDate first.

import { dayAfter, monthAfter } from './calendar-date.ts';
import { dateOfDayNumber, dayNumberOf } from './day-number.ts';
import { dayMs } from './durations.ts';
import { firstInstantFrom, instantShowing } from './wall-instant.ts';
import { offsetAt } from './zone-clock.ts';

export type LocalSpan = { readonly fromMs: number; readonly toMs: number };

export const startMs = (zone: string, date: string): number => firstInstantFrom(zone, midnightMs(date));

export const localDay = (zone: string, date: string): LocalSpan => ({
  fromMs: startMs(zone, date),
  toMs: startMs(zone, dayAfter(date)),
});

/** The calendar month that holds the date. */
export const localMonth = (zone: string, date: string): LocalSpan => {
  const month = date.slice(0, 7);
  return { fromMs: startMs(zone, `${month}-01`), toMs: startMs(zone, `${monthAfter(month)}-01`) };
};

/** The local date at an instant. */
export const dateAt = (zone: string, ms: number): string =>
  dateOfDayNumber(Math.floor((ms + offsetAt(zone, ms)) / dayMs));

/**
 * The instant of another date at which clocks show the same as at `ms`. Clamped to that day: a time that
 * was skipped there is the moment after the skip, one that came twice its first coming.
 */
export const sameWallClock = (zone: string, ms: number, date: string): number => {
  const wallMs = Math.floor(ms) + offsetAt(zone, ms);
  const timeMs = wallMs - Math.floor(wallMs / dayMs) * dayMs;
  return Math.min(instantShowing(zone, midnightMs(date) + timeMs), startMs(zone, dayAfter(date)));
};

/** The instant of midnight on a wall clock that always shows UTC. */
const midnightMs = (date: string): number => {
  const day = dayNumberOf(date);
  // Date.parse rolls 30 February over into March.
  if (dateOfDayNumber(day) !== date)
    throw new RangeError(
      `The date ${date} is not in the calendar as yyyy-mm-dd: check it with isLocalDate first.`,
    );
  return day * dayMs;
};
