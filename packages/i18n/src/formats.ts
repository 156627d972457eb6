// Numbers, units, money and times as a language writes them. Unknown (null) is "-", never 0.
import { byLanguage, type ClockChoice, type ClockFormats, clockFormats } from './clock-formats.ts';
import { instantFormat } from './instant-format.ts';
import { type LanguageCode, tagOf } from './languages.ts';
import { narrowSpace } from './narrow-space.ts';

export type Unit = 'W' | 'kW' | 'kWh' | 'V' | 'A' | 'Hz';

export type Formats = ClockFormats & {
  number(value: number | null, digits?: number): string;
  /** A unit as the language writes it: its international symbol, or the language's own one where it has one. */
  unit(unit: string): string;
  /** Number and unit in one string; the screen's Amount sets them apart. */
  quantity(value: number | null, unit: Unit, digits?: number): string;
  /** A share of 1. */
  percent(share: number | null, digits?: number): string;
  /** A share of 1 that was agreed, such as a tax: with every digit it has. */
  rate(share: number | null): string;
  /** `currency` is ISO 4217. */
  money(value: number | null, currency: string): string;
  /** Of a unit, such as a kWh: as exact as it was agreed. */
  price(value: number | null, currency: string): string;
  /** In kilograms. */
  mass(grams: number | null): string;
  date(ms: number, timeZone: string): string;
  /** "12 seconds ago" in the language's own short form. */
  ago(seconds: number): string;
};

export const unknownText = '-';
/** Keeps a sign and a currency on one line. */
export const wordJoiner = '\u2060';

/** Of an account: with several currencies each sign says which it is, such as A$ and US$. */
export type Currencies = 'one' | 'several';

const known = new Map<string, Formats>();

export const formatsOf = (
  lang: LanguageCode,
  currencies: Currencies = 'one',
  choice: ClockChoice = byLanguage,
): Formats => {
  const key = `${lang} ${currencies} ${choice.clock} ${choice.regions}`;
  const tag = tagOf(lang);
  const formats = known.get(key) ?? {
    ...numberFormats(tag, lang),
    ...moneyFormats(tag, currencies),
    ...dayFormats(tag),
    ...clockFormats(lang, choice),
  };
  known.set(key, formats);
  return formats;
};

type NumberFormats = Pick<Formats, 'number' | 'unit' | 'quantity' | 'percent' | 'rate' | 'mass'>;

/** Russian writes units in its own letters. */
const russianUnits: Readonly<Record<string, string>> = {
  W: 'Вт',
  kW: 'кВт',
  Wh: 'Вт·ч',
  kWh: 'кВт·ч',
  MWh: 'МВт·ч',
  V: 'В',
  mV: 'мВ',
  A: 'А',
  mA: 'мА',
  Hz: 'Гц',
  kg: 'кг',
};

const numberFormats = (tag: string, lang: LanguageCode): NumberFormats => {
  const decimal = (digits: number) => fixed(tag, digits, {});
  const number: Formats['number'] = (value, digits = 2) =>
    value === null ? unknownText : decimal(digits).format(value);
  const unit: Formats['unit'] = (symbol) => (lang === 'ru' ? (russianUnits[symbol] ?? symbol) : symbol);
  const quantity = (value: number | null, symbol: string, digits?: number): string =>
    number(value, digits) + narrowSpace + unit(symbol);
  return {
    number,
    unit,
    quantity,
    percent: (share, digits = 0) =>
      share === null ? unknownText : fixed(tag, digits, { style: 'percent' }).format(share),
    rate: (share) =>
      share === null
        ? unknownText
        : instance(tag, { style: 'percent', maximumFractionDigits: 4 }).format(share),
    mass: (grams) => quantity(grams === null ? null : grams / 1000, 'kg'),
  };
};

type MoneyFormats = Pick<Formats, 'money' | 'price'>;

const moneyFormats = (tag: string, currencies: Currencies): MoneyFormats => {
  const write = (value: number | null, currency: string, options: Intl.NumberFormatOptions): string => {
    if (value === null) return unknownText;
    const currencyDisplay = currencies === 'one' ? 'narrowSymbol' : 'symbol';
    const format = instance(tag, { style: 'currency', currency, currencyDisplay, ...options });
    return currencies === 'one' ? format.format(value) : withOwnSign(format.formatToParts(value), currency);
  };
  return {
    money: (value, currency) => write(value, currency, {}),
    price: (value, currency) => write(value, currency, { maximumFractionDigits: 6 }),
  };
};

/** A language leaves one dollar its bare sign. */
const withOwnSign = (parts: readonly Intl.NumberFormatPart[], currency: string): string =>
  parts
    .map(({ type, value }) => (type === 'currency' && value === '$' ? `${currency.slice(0, 2)}$` : value))
    .join('');

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

type DayFormats = Pick<Formats, 'date' | 'ago'>;

const dayFormats = (tag: string): DayFormats => {
  // Login shows none, and making one takes a slow phone long.
  let relative: Intl.RelativeTimeFormat | undefined;
  return {
    date: (ms, timeZone) => instantFormat(tag, { timeZone, dateStyle: 'medium' }).format(ms),
    ago: (seconds) => {
      relative ??= new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'always' });
      return agoOf(relative, seconds);
    },
  };
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
