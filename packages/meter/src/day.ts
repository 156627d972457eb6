import { dateAt, dayMs, localDay, minuteMs } from '@ohmstead/domain';

/** One local day of a site, in whole minutes. */
export type Day = {
  readonly fromMs: number;
  readonly toMs: number;
  /** 1440, or other where the clocks change. */
  readonly minutes: number;
  /** Days since 1970-01-01 of the local date: the day's number for seeded choices. */
  readonly number: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** 1 … 366 */
  readonly ofYear: number;
};

export const dayAt = (zone: string, atMs: number): Day => {
  const date = dateAt(zone, atMs);
  const { fromMs, toMs } = localDay(zone, date);
  const dateMs = Date.parse(`${date}T00:00:00Z`);
  const number = dateMs / dayMs;
  return {
    fromMs,
    toMs,
    minutes: Math.round((toMs - fromMs) / minuteMs),
    number,
    weekday: (number + 4) % 7,
    ofYear: 1 + (dateMs - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / dayMs,
  };
};

// Clocks change in the small hours; the exact minute does not matter to people's habits.
const changeMinute = 120;

/** The wall-clock time, in minutes after midnight, at a minute of the day. */
export const wallMinute = (day: Day, minute: number): number =>
  minute < changeMinute ? minute : minute + 1440 - day.minutes;

/** The wall-clock time of every minute of the day. */
export const wallMinutes = (day: Day): Int32Array => {
  const minutes = new Int32Array(day.minutes);
  for (let i = 0; i < minutes.length; i += 1) minutes[i] = wallMinute(day, i);
  return minutes;
};

/** The minute of the day at which the wall clock shows that many minutes after midnight. */
export const minuteAtWall = (day: Day, wall: number): number =>
  wall < changeMinute ? wall : wall - 1440 + day.minutes;

export const minuteOfEpoch = (day: Day, minute: number): number => day.fromMs / minuteMs + minute;
