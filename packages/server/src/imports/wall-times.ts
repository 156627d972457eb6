// Dates and times of day as files write them, as microseconds of a wall clock that always shows UTC.
import type { ImportMapping } from '@ohmstead/contract';
import { DateOrder, type DateOrderFacts } from './date-order.ts';
import { openDayStarts } from './day-starts.ts';

export type WallFormat = Exclude<ImportMapping['time']['format'], 'iso' | 'unixSeconds' | 'unixMilliseconds'>;

type Order = 'yearFirst' | 'dayFirst' | 'monthFirst';

const orders: Record<WallFormat, Order> = {
  'yyyy-MM-dd HH:mm': 'yearFirst',
  'yyyy/MM/dd HH:mm': 'yearFirst',
  'yyyyMMdd HH:mm': 'yearFirst',
  'dd.MM.yyyy HH:mm': 'dayFirst',
  'dd/MM/yyyy HH:mm': 'dayFirst',
  'dd-MM-yyyy HH:mm': 'dayFirst',
  'MM/dd/yyyy HH:mm': 'monthFirst',
};

type TextReader = (bytes: Uint8Array, from: number, to: number) => number;

/** NaN for what is no time. A date without a time of day is its midnight. */
export type WallReader = {
  /** Of a cell with date and time of day. */
  both(bytes: Uint8Array, from: number, to: number): number;
  /** Its midnight, and where in the cell its time of day begins. */
  midnight(bytes: Uint8Array, from: number, to: number): number;
  startOfTime(bytes: Uint8Array, from: number, to: number): number;
  /** Null where the format has one order only. */
  dateOrder(): DateOrderFacts | null;
};

const upperT = 0x54;
const blank = 0x20;
const comma = 0x2c;
/** yyyyMMdd. */
const closeDate = 8;

export const wallReader = (format: WallFormat): WallReader => {
  const order = orders[format];
  const isClose = format === 'yyyyMMdd HH:mm';
  const dayStarts = openDayStarts();
  const dateOrder = order === 'yearFirst' ? null : new DateOrder();
  let lastText = new Uint8Array(0);
  let lastMicros = Number.NaN;

  const date = (bytes: Uint8Array, from: number, to: number): number => {
    // The rows of a day come together.
    if (!isSame(lastText, bytes, from, to)) {
      lastText = bytes.slice(from, to);
      const parts = partsOf(latin1(bytes, from, to), order, isClose);
      dateOrder?.add(...parts);
      lastMicros = dayStarts(...parts) * 1000;
    }
    return lastMicros;
  };
  const endOfDate = (bytes: Uint8Array, from: number, to: number): number => {
    if (isClose) return Math.min(to, from + closeDate);
    let at = from;
    while (at < to && bytes[at] !== upperT && bytes[at] !== blank && bytes[at] !== comma) at += 1;
    return at;
  };
  const midnight: TextReader = (bytes, from, to) => date(bytes, from, endOfDate(bytes, from, to));
  const startOfTime: TextReader = (bytes, from, to) => {
    let start = endOfDate(bytes, from, to);
    while (start < to && isDivider(bytes[start])) start += 1;
    return start;
  };
  return {
    midnight,
    startOfTime,
    both: (bytes, from, to) => midnight(bytes, from, to) + timeOfDay(bytes, startOfTime(bytes, from, to), to),
    dateOrder: () => dateOrder?.facts ?? null,
  };
};

const isDivider = (byte: number | undefined): boolean => byte === upperT || byte === blank || byte === comma;

const isSame = (text: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean => {
  if (text.length !== to - from || text.length === 0) return false;
  for (let at = 0; at < text.length; at += 1) if (text[at] !== bytes[from + at]) return false;
  return true;
};

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const closeYearFirst = /^(\d{4})(\d{2})(\d{2})$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/** Year, month and day. */
const partsOf = (text: string, order: Order, isClose: boolean): [number, number, number] => {
  const close = isClose ? closeYearFirst.exec(text) : null;
  if (close) return [Number(close[1]), Number(close[2]), Number(close[3])];
  const match = (order === 'yearFirst' ? yearFirst : yearLast).exec(text);
  if (match === null || isClose) return [Number.NaN, Number.NaN, Number.NaN];
  const [one, two, three] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (order === 'yearFirst') return [one, two, three];
  const year = match[4]?.length === 2 ? 2000 + three : three;
  return order === 'dayFirst' ? [year, two, one] : [year, one, two];
};

const zero = 0x30;
const colon = 0x3a;

const twoDigits = (bytes: Uint8Array, at: number): number => {
  const tens = (bytes[at] ?? 0) - zero;
  const ones = (bytes[at + 1] ?? 0) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
};

const shortClock = 5;
const longClock = 8;

const secondsOfDay = 86_400;

/** Microseconds since midnight. Nothing is midnight, 24:00 the next one. */
export const timeOfDay = (
  bytes: Uint8Array,
  from: number,
  to: number,
  mostSeconds = secondsOfDay,
): number => {
  const length = to - from;
  if (length === 0) return 0;
  const isUsual =
    bytes[from + 2] === colon &&
    (length === shortClock || (length === longClock && bytes[from + 5] === colon));
  const micros = isUsual
    ? microsOf(
        twoDigits(bytes, from),
        twoDigits(bytes, from + 3),
        length === longClock ? twoDigits(bytes, from + 6) : 0,
      )
    : slowTimeOfDay(latin1(bytes, from, to));
  return micros <= mostSeconds * 1_000_000 ? micros : Number.NaN;
};

const clock = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?(?: ?([AaPp])\.?[Mm]\.?)?$/;
/** Some files have both ends of an interval in one cell: 00:00 to 2025-10-19 01:00. */
const rangeWord = / (?:to|bis|until|-|–) /;
const digitsOnly = /^(\d{2})(\d{2})(\d{2})?$/;

const slowTimeOfDay = (text: string): number => {
  const close = digitsOnly.exec(text);
  if (close) return microsOf(Number(close[1]), Number(close[2]), Number(close[3] ?? 0));
  const match = clock.exec(text.split(rangeWord, 1)[0] ?? '');
  if (match === null) return Number.NaN;
  const [, hours = '', minutes = '0', seconds = '0', fraction = '', half] = match;
  const isOfHalf = Number(hours) >= 1 && Number(hours) <= 12;
  if (half !== undefined && !isOfHalf) return Number.NaN;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const whole = microsOf(hour, Number(minutes), Number(seconds));
  return whole + Number(fraction.slice(0, 6).padEnd(6, '0'));
};

const microsOf = (hour: number, minute: number, second: number): number =>
  minute < 60 && second < 60 ? ((hour * 60 + minute) * 60 + second) * 1_000_000 : Number.NaN;
