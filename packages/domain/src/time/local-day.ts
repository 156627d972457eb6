// Local days and months of a zone as spans of instants, half-open: [fromMs, toMs).
// A day has 88 (Troll) to 104 quarter-hours, or none at all where a zone crossed the date line.
// Dates are `yyyy-mm-dd`; check what people type with isLocalDate first, a wrong date or zone throws RangeError.
import { Temporal } from 'temporal-polyfill';

export type LocalSpan = { readonly fromMs: number; readonly toMs: number };

const startMs = (zone: string, date: Temporal.PlainDate): number =>
  date.toZonedDateTime({ timeZone: zone }).epochMilliseconds;

export const localDay = (zone: string, date: string): LocalSpan => {
  const day = Temporal.PlainDate.from(date);
  return { fromMs: startMs(zone, day), toMs: startMs(zone, day.add({ days: 1 })) };
};

/** The calendar month that holds the date. */
export const localMonth = (zone: string, date: string): LocalSpan => {
  const first = Temporal.PlainDate.from(date).with({ day: 1 });
  return { fromMs: startMs(zone, first), toMs: startMs(zone, first.add({ months: 1 })) };
};

const zoned = (zone: string, ms: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO(zone);

/** The local date at an instant. */
export const dateAt = (zone: string, ms: number): string => zoned(zone, ms).toPlainDate().toString();

/**
 * The instant of another date at which clocks show the same as at `ms`. Clamped to that day: a time that
 * was skipped there is the moment after the skip, one that came twice its first coming.
 */
export const sameWallClock = (zone: string, ms: number, date: string): number => {
  const wallClock = zoned(zone, ms).toPlainTime();
  const day = Temporal.PlainDate.from(date);
  const instant = day.toZonedDateTime({ timeZone: zone, plainTime: wallClock }).epochMilliseconds;
  return Math.min(instant, localDay(zone, date).toMs);
};
