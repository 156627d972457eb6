// The number of a date or a time of day as its text: yyyy-MM-dd HH:mm:ss, yyyy-MM-dd, or HH:mm:ss.
import type { TimeFormat } from './number-formats.ts';

const msPerDay = 86_400_000;
/** 9999-12-31. */
const lastSerial = 2_958_466;
/** Day 1 is 1 January 1900, and day 60 is a 29 February that there never was. */
const epoch1900Ms = Date.UTC(1899, 11, 30);
const epoch1904Ms = Date.UTC(1904, 0, 1);
const leapDay = 60;

/** Null for a number that is no time. */
export const textOfSerial = (serial: number, format: TimeFormat, is1904: boolean): string | null => {
  if (!(serial >= 0 && serial < lastSerial)) return null;
  // Sums of quarter-hours miss the second by a little.
  const unit = format.hasFraction ? 1 : 1000;
  const ms = Math.round((serial * msPerDay) / unit) * unit;
  if (format.isElapsed || !format.hasDate || serial < 1)
    return clockOf(format.isElapsed ? ms : withinDay(ms));
  return dateOf(ms, format, is1904);
};

/** The end of a day is 24:00, not its beginning. */
const withinDay = (ms: number): number => (ms === msPerDay ? ms : ms % msPerDay);

const dateOf = (ms: number, { hasTime }: TimeFormat, is1904: boolean): string => {
  const early = ms < leapDay * msPerDay ? msPerDay : 0;
  const at = new Date(ms + (is1904 ? epoch1904Ms : epoch1900Ms + early));
  const date = at.toISOString().slice(0, 10);
  const timeMs = ms % msPerDay;
  return hasTime || timeMs > 0 ? `${date} ${clockOf(timeMs)}` : date;
};

const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');

const clockOf = (ms: number): string => {
  const fraction = ms % 1000;
  const text = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return fraction === 0 ? text : `${text}.${String(fraction).padStart(3, '0')}`;
};
