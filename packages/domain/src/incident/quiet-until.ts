// When hours of rest end that are under way. They are those in which the wall clock shows a time from `from` on and before
// `to`, over midnight where `to` is earlier; so in the night of a change of clocks they are shorter or longer.
import { dayMs } from '../time/durations.ts';
import { firstInstantFrom } from '../time/wall-instant.ts';
import { clockChanges, offsetAt } from '../time/zone-clock.ts';

/** Local times of every day, `hh:mm`; they differ. */
export type DailyHours = { readonly from: string; readonly to: string };

/** The first instant from then on that is not within them; null where the instant itself is not. */
export const quietUntil = (hours: DailyHours, zone: string, atMs: number): number | null => {
  if (!isWithin(hours, zone, atMs)) return null;
  const endMs = endOf(hours, zone, atMs);
  // The clock may be set out of the hours, or over all of the time between two of them.
  const setOut = clockChanges(zone, atMs, endMs).find((ms) => !isWithin(hours, zone, ms));
  return setOut ?? quietUntil(hours, zone, endMs) ?? endMs;
};

const isWithin = ({ from, to }: DailyHours, zone: string, ms: number): boolean => {
  const [begin, end, now] = [msOf(from), msOf(to), wallOf(zone, ms) % dayMs];
  return begin < end ? now >= begin && now < end : now >= begin || now < end;
};

/** When the clock shows `to` next. */
const endOf = ({ to }: DailyHours, zone: string, atMs: number): number => {
  const wallMs = wallOf(zone, atMs);
  const midnightMs = wallMs - (wallMs % dayMs);
  const todayMs = midnightMs + msOf(to);
  const endWallMs = todayMs > wallMs ? todayMs : todayMs + dayMs;
  const firstMs = firstInstantFrom(zone, endWallMs);
  // Set back, it shows the same time once more: then it is the second coming.
  return firstMs > atMs ? firstMs : atMs + endWallMs - wallMs;
};

const wallOf = (zone: string, ms: number): number => Math.floor(ms) + offsetAt(zone, ms);

const msOf = (time: string): number => Date.parse(`1970-01-01T${time}Z`);
