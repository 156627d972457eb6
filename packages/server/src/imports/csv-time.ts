// Instants from the cells of a CSV. Wall-clock times become instants by a zone; those that a zone skips are
// nobody's, and of those that come twice the second coming is meant once the first would lie before the row above.
import type { ImportMapping } from '@ohmstead/contract';
import { offsetSpans, parseInstantMicros } from '@ohmstead/domain';

/** Microseconds since 1970; NaN for what is no instant. */
export type TimeReader = (bytes: Uint8Array, from: number, to: number) => number;

/** The zone is one that exists: see check-mapping.ts. */
export const timeReader = ({ format, zone }: ImportMapping['time']): TimeReader => {
  switch (format) {
    case 'iso':
      return isoReader(openDayStarts());
    case 'unixSeconds':
      return readUnix(1_000_000);
    case 'unixMilliseconds':
      return readUnix(1000);
    default:
      return wallClockReader(format, zone ?? 'UTC');
  }
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

/** The start of the day of UTC in ms; NaN for a date that does not exist. */
type DayStarts = (year: number, month: number, day: number) => number;

/** Remembers the last date: the rows of a day come together. */
const openDayStarts = (): DayStarts => {
  let lastDate = -1;
  let lastMs = Number.NaN;
  return (year, month, day) => {
    const date = (year * 100 + month) * 100 + day;
    if (date !== lastDate) {
      lastDate = date;
      lastMs = dayStartMs(year, month, day);
    }
    return lastMs;
  };
};

const dayStartMs: DayStarts = (year, month, day) => {
  const ms = Date.UTC(year, month - 1, day);
  const is = new Date(ms);
  const isDate = year >= 1000 && is.getUTCMonth() === month - 1 && is.getUTCDate() === day;
  return isDate ? ms : Number.NaN;
};

const dateFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]|, )(.+)$/;
const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:,? )(.+)$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?(?: ?([AaPp])\.?[Mm]\.?)?$/;

type WallFormat = Exclude<ImportMapping['time']['format'], 'iso' | 'unixSeconds' | 'unixMilliseconds'>;

const firstYear = Date.UTC(2000, 0, 1);
const lastYear = Date.UTC(2200, 0, 1);

const wallClockReader = (format: WallFormat, zone: string): TimeReader => {
  const spans = offsetSpans(zone, firstYear, lastYear);
  const dayStarts = openDayStarts();
  let beforeMicros = Number.NEGATIVE_INFINITY;
  let rememberedText = '';
  return (bytes, from, to) => {
    const text = textOf(bytes, from, to);
    // These are the further phases of a reading.
    if (text === rememberedText) return beforeMicros;
    const wallMicros = wallMicrosOf(dayStarts, text, format);
    const instants = instantsOf(spans, wallMicros);
    const micros = instants.find((instant) => instant > beforeMicros) ?? instants[0] ?? Number.NaN;
    if (Number.isNaN(micros)) return micros;
    rememberedText = text;
    beforeMicros = micros;
    return micros;
  };
};

type Spans = ReturnType<typeof offsetSpans>;

/** None, one, or the two comings of a wall-clock time. No offset reaches beyond the neighbouring spans. */
const instantsOf = (spans: Spans, wallMicros: number): number[] => {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.toMs ?? 0) * 1000 <= wallMicros) low = middle + 1;
    else high = middle;
  }
  return spans.slice(Math.max(0, low - 1), low + 2).flatMap(({ fromMs, toMs, offsetMs }) => {
    const micros = wallMicros - offsetMs * 1000;
    return micros >= fromMs * 1000 && micros < toMs * 1000 ? [micros] : [];
  });
};

const wallMicrosOf = (dayStarts: DayStarts, text: string, format: WallFormat): number => {
  const match = (format === 'yyyy-MM-dd HH:mm' ? dateFirst : dayFirst).exec(text);
  if (match === null) return Number.NaN;
  const [one = 0, two = 0, three = 0] = match.slice(1, 4).map(Number);
  const dayMs =
    format === 'yyyy-MM-dd HH:mm'
      ? dayStarts(one, two, three)
      : format === 'MM/dd/yyyy HH:mm'
        ? dayStarts(three, one, two)
        : dayStarts(three, two, one);
  return dayMs * 1000 + clockMicros(match[4] ?? '');
};

const clockMicros = (text: string): number => {
  const match = clock.exec(text);
  if (match === null) return Number.NaN;
  const [, hours = '', minutes = '', seconds = '0', fraction = '', half] = match;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN;
  const whole = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000_000;
  return whole + Number(fraction.padEnd(6, '0'));
};
