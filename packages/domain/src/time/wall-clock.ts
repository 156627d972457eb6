// What the wall clock of a zone shows; as a form's date and time field holds it: `yyyy-mm-ddThh:mm`, without an offset.
import { isLocalDate } from './calendar-date.ts';
import { dayMs, minuteMs } from './durations.ts';
import { instantShowing } from './wall-instant.ts';
import { offsetAt } from './zone-clock.ts';

export const wallClockAt = (zone: string, ms: number): string =>
  new Date(Math.floor(ms) + offsetAt(zone, ms)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Whole minutes since the wall clock's midnight, 0 … 1439. */
export const minuteOfDayAt = (zone: string, ms: number): number => {
  const wallMs = Math.floor(ms) + offsetAt(zone, ms);
  return Math.floor((wallMs - Math.floor(wallMs / dayMs) * dayMs) / minuteMs);
};

/** Null for an invalid time. A time skipped in spring is the moment after the skip; a time that comes twice is its first. */
export const instantOfWallClock = (zone: string, text: string): number | null => {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)) return null;
  return isLocalDate(text.slice(0, 10)) ? instantShowing(zone, Date.parse(`${text}Z`)) : null;
};
