// Cells that denote an instant by themselves: ISO 8601 with its offset, or a number since 1970.
import { parseInstantMicros } from '@ohmstead/domain';
import { type DayStarts, openDayStarts } from './day-starts.ts';

/** Microseconds since 1970, by UTC or by a wall clock; NaN for what is no time. */
export type TimeReader = (bytes: Uint8Array, from: number, to: number) => number;

export type InstantFormat = 'iso' | 'unixSeconds' | 'unixMilliseconds';

export const isInstantFormat = (format: string): format is InstantFormat =>
  format === 'iso' || format === 'unixSeconds' || format === 'unixMilliseconds';

export const instantReader = (format: InstantFormat): TimeReader => {
  if (format === 'iso') return isoReader(openDayStarts());
  return readUnix(format === 'unixSeconds' ? 1_000_000 : 1000);
};

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const readUnix =
  (unitMicros: number): TimeReader =>
  (bytes, from, to) => {
    const text = textOf(bytes, from, to);
    return /^\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * unitMicros) : Number.NaN;
  };

const zero = 0x30;

/** The number that so many digits make, or NaN. */
const digitsAt = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let place = at; place < at + count; place += 1) {
    const digit = (bytes[place] ?? 0) - zero;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
};

const upperT = 0x54;
const upperZ = 0x5a;
const blank = 0x20;
const hyphen = 0x2d;
const colon = 0x3a;
const plus = 0x2b;

/** `yyyy-mm-ddThh:mm:ss` and `Z` or `±hh:mm`, of which files are full; anything else is read at leisure. */
const isoReader =
  (dayStarts: DayStarts): TimeReader =>
  (bytes, from, to) => {
    const length = to - from;
    const isUsual =
      (length === 20 || length === 25) &&
      bytes[from + 4] === hyphen &&
      bytes[from + 7] === hyphen &&
      (bytes[from + 10] === upperT || bytes[from + 10] === blank) &&
      bytes[from + 13] === colon &&
      bytes[from + 16] === colon;
    const micros = isUsual ? readUsual(dayStarts, bytes, from, length) : Number.NaN;
    if (!Number.isNaN(micros)) return micros;
    return parseInstantMicros(textOf(bytes, from, to)) ?? Number.NaN;
  };

const readUsual = (dayStarts: DayStarts, bytes: Uint8Array, from: number, length: number): number => {
  const dayMs = dayStarts(
    digitsAt(bytes, from, 4),
    digitsAt(bytes, from + 5, 2),
    digitsAt(bytes, from + 8, 2),
  );
  const hour = digitsAt(bytes, from + 11, 2);
  const minute = digitsAt(bytes, from + 14, 2);
  const second = digitsAt(bytes, from + 17, 2);
  if (!(hour < 24 && minute < 60 && second < 60)) return Number.NaN;
  const wallMs = dayMs + ((hour * 60 + minute) * 60 + second) * 1000;
  if (length === 20) return bytes[from + 19] === upperZ ? wallMs * 1000 : Number.NaN;
  const sign = bytes[from + 19];
  const offsetHours = digitsAt(bytes, from + 20, 2);
  const offsetMinutes = digitsAt(bytes, from + 23, 2);
  if ((sign !== plus && sign !== hyphen) || bytes[from + 22] !== colon) return Number.NaN;
  if (!(offsetHours < 24 && offsetMinutes < 60)) return Number.NaN;
  const offsetMs = (offsetHours * 60 + offsetMinutes) * 60_000;
  return (sign === plus ? wallMs - offsetMs : wallMs + offsetMs) * 1000;
};
