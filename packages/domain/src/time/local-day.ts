// Local days and months of a zone as spans of instants, half-open: [fromMs, toMs).
// A day has 88 (Troll) to 104 quarter-hours, or none at all where a zone crossed the date line.
// Dates are `yyyy-mm-dd`; check what people type with isLocalDate first, a wrong date or zone throws RangeError.
import { Temporal } from 'temporal-polyfill';
import { dayAfter, monthAfter } from './calendar-date.ts';

export type LocalSpan = { readonly fromMs: number; readonly toMs: number };

/** The starts of days asked for lately, by zone and date: the same few hundred are asked for again and again. */
const known = new Map<string, number>();
const mostKnown = 50_000;

export const startMs = (zone: string, date: string): number => {
  const key = `${zone} ${date}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds;
  if (known.size >= mostKnown) known.clear();
  known.set(key, start);
  return start;
};

export const localDay = (zone: string, date: string): LocalSpan => ({
  fromMs: startMs(zone, date),
  toMs: startMs(zone, dayAfter(date)),
});

/** The calendar month that holds the date. */
export const localMonth = (zone: string, date: string): LocalSpan => {
  const month = date.slice(0, 7);
  return { fromMs: startMs(zone, `${month}-01`), toMs: startMs(zone, `${monthAfter(month)}-01`) };
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
