// The wall clock as a form's date and time field holds it: `yyyy-mm-ddThh:mm`, without an offset.
import { Temporal } from 'temporal-polyfill';

export const wallClockAt = (zone: string, ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(ms))
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** Null for what is no time. One skipped in spring is the moment after the skip, one that comes twice its first coming. */
export const instantOfWallClock = (zone: string, text: string): number | null => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) return null;
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return null;
  }
};
