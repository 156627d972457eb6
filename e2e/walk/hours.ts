// When the walk looks. Each time it is just after midnight at one of the demo's sites, where nothing is known of the
// day yet, and morning, noon or evening at the others.
import { dateAt, dayAfter, localDay, minuteMs } from '@ohmstead/domain';

export type Hour = { readonly name: string; readonly atMs: number };

const midnights = [
  { name: 'berlin-midnight', zone: 'Europe/Berlin' },
  { name: 'sydney-midnight', zone: 'Australia/Sydney' },
  { name: 'new-york-midnight', zone: 'America/New_York' },
] as const;

/** Long enough for the first readings of the day. */
const afterMs = 10 * minuteMs;

/** The hours of the day to come, in order, so that the same data serve them all. */
export const hoursAfter = (nowMs: number): Hour[] =>
  midnights
    .map(({ name, zone }) => ({
      name,
      atMs: localDay(zone, dayAfter(dateAt(zone, nowMs))).fromMs + afterMs,
    }))
    .toSorted((a, b) => a.atMs - b.atMs);

/** At which every look is taken; at the others two of each screen. */
export const fullHour = 'berlin-midnight';
