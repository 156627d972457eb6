// ISO 8601 instants with the microseconds a Date would lose. The offset is mandatory: a time without one
// is nobody's instant.
import { minuteMs } from './durations.ts';

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2})?)$/;

/** Microseconds since 1970, or null. Digits beyond the microsecond are cut off. */
export const parseInstantMicros = (text: string): number | null => {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const wallClockMs = utcMs(year ?? 0, month ?? 0, day ?? 0, hour ?? 0, minute ?? 0, second ?? 0);
  const offsetMs = match[8] === undefined ? offsetOf(match[9], match[10], match[11]) : 0;
  if (wallClockMs === null || offsetMs === null) return null;
  const micros = (wallClockMs - offsetMs) * 1000 + Number((match[7] ?? '').slice(0, 6).padEnd(6, '0'));
  return Number.isSafeInteger(micros) ? micros : null;
};

const utcMs = (y: number, mo: number, d: number, h: number, mi: number, s: number): number | null => {
  if (y < 1000 || h > 23 || mi > 59 || s > 59) return null;
  const date = new Date(Date.UTC(y, mo - 1, d, h, mi, s));
  // Date.UTC rolls 31 April over into May.
  return date.getUTCMonth() === mo - 1 && date.getUTCDate() === d ? date.getTime() : null;
};

const offsetOf = (sign: string | undefined, hours = '0', minutes = '0'): number | null => {
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return (sign === '-' ? -minuteMs : minuteMs) * (Number(hours) * 60 + Number(minutes));
};

/** `…T…Z` with six decimals; the inverse of parseInstantMicros. */
export const formatInstantMicros = (atMicros: number): string => {
  const ms = Math.floor(atMicros / 1000);
  return `${new Date(ms).toISOString().slice(0, -1)}${String(atMicros - ms * 1000).padStart(3, '0')}Z`;
};
