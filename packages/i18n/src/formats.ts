// Numbers, units, money and times as a language writes them. Unknown (null) is "-", never 0.
import { type LanguageCode, tagOf } from './languages.ts';

export type Unit = 'W' | 'kW' | 'kWh' | 'V' | 'A' | 'Hz';

export type Formats = {
  number(value: number | null, digits?: number): string;
  /** Number and unit in one string; the screen's Amount sets them apart. */
  quantity(value: number | null, unit: Unit, digits?: number): string;
  /** A share of 1. */
  percent(share: number | null, digits?: number): string;
  /** `currency` is ISO 4217. */
  money(value: number | null, currency: string): string;
  /** Of a unit, such as a kWh: as exact as it was agreed. */
  price(value: number | null, currency: string): string;
  /** In kilograms. */
  mass(grams: number | null): string;
  date(ms: number, timeZone: string): string;
  time(ms: number, timeZone: string): string;
  /** With the zone's name, for a day on which an hour comes twice. */
  zonedTime(ms: number, timeZone: string): string;
  dateTime(ms: number, timeZone: string): string;
  /** Hours and minutes for a chart's axis, always 0–23. */
  axisTime(ms: number, timeZone: string): string;
  /** "12 seconds ago" in the language's own short form. */
  ago(seconds: number): string;
};

export const unknownText = '-';
/** Keeps a unit on its number's line. */
export const narrowSpace = '\u202f';

const known = new Map<LanguageCode, Formats>();

export const formatsOf = (lang: LanguageCode): Formats => {
  const formats = known.get(lang) ?? { ...numberFormats(tagOf(lang)), ...timeFormats(tagOf(lang)) };
  known.set(lang, formats);
  return formats;
};

type NumberFormats = Pick<Formats, 'number' | 'quantity' | 'percent' | 'money' | 'price' | 'mass'>;

const numberFormats = (tag: string): NumberFormats => {
  const decimal = (digits: number) => fixed(tag, digits, {});
  const number: Formats['number'] = (value, digits = 2) =>
    value === null ? unknownText : decimal(digits).format(value);
  return {
    number,
    quantity: (value, unit, digits) => number(value, digits) + narrowSpace + unit,
    percent: (share, digits = 0) =>
      share === null ? unknownText : fixed(tag, digits, { style: 'percent' }).format(share),
    money: (value, currency) =>
      value === null
        ? unknownText
        : instance(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value),
    price: (value, currency) =>
      value === null
        ? unknownText
        : instance(tag, {
            ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
            maximumFractionDigits: 6,
          }).format(value),
    mass: (grams) =>
      grams === null ? unknownText : fixed(tag, 2, { style: 'unit', unit: 'kilogram' }).format(grams / 1000),
  };
};

const fixed = (tag: string, digits: number, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  instance(tag, { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Node and browsers make a new formatter slowly, and screens ask for the same few many times a second. */
const instances = new Map<string, Intl.NumberFormat>();

const instance = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = tag + JSON.stringify(options);
  // `negative` writes no minus before a zero that came from rounding.
  const found = instances.get(key) ?? new Intl.NumberFormat(tag, { signDisplay: 'negative', ...options });
  instances.set(key, found);
  return found;
};

type TimeFormats = Omit<Formats, keyof NumberFormats>;

const timeFormats = (tag: string): TimeFormats => {
  // Login shows none, and making one takes a slow phone long.
  let relative: Intl.RelativeTimeFormat | undefined;
  return {
    date: (ms, timeZone) => instant(tag, ms, { timeZone, dateStyle: 'medium' }),
    time: (ms, timeZone) => instant(tag, ms, { timeZone, timeStyle: 'short' }),
    zonedTime: (ms, timeZone) =>
      instant(tag, ms, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    dateTime: (ms, timeZone) => instant(tag, ms, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    axisTime: (ms, timeZone) =>
      instant('en', ms, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ago: (seconds) => {
      relative ??= new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'always' });
      return agoOf(relative, seconds);
    },
  };
};

const instantFormats = new Map<string, Intl.DateTimeFormat>();

const instant = (tag: string, ms: number, options: Intl.DateTimeFormatOptions): string => {
  const key = tag + JSON.stringify(options);
  const format = instantFormats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  instantFormats.set(key, format);
  return format.format(ms);
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const agoOf = (relative: Intl.RelativeTimeFormat, seconds: number): string => {
  if (seconds < minute) return relative.format(-Math.max(0, Math.floor(seconds)), 'second');
  if (seconds < hour) return relative.format(-Math.floor(seconds / minute), 'minute');
  if (seconds < day) return relative.format(-Math.floor(seconds / hour), 'hour');
  return relative.format(-Math.floor(seconds / day), 'day');
};
