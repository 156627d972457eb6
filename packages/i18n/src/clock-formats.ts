// The time of day as a person reads it: by twelve hours or by twenty-four.
import { hourMs, minuteMs } from '@ohmstead/domain';
import { instantFormat } from './instant-format.ts';
import { type LanguageCode, tagOf } from './languages.ts';
import { narrowSpace } from './narrow-space.ts';
import { readerLocale } from './reader-locale.ts';

export const clocks = ['language', '12', '24'] as const;
/** A person's choice; `language` leaves it to the habit of those who speak the language. */
export type Clock = (typeof clocks)[number];

export type ClockChoice = {
  readonly clock: Clock;
  /** The reader's own locales: Britain counts to 24 where America counts to 12. */
  readonly regions: readonly string[];
};

export type ClockFormats = {
  time(ms: number, timeZone: string): string;
  /** With the zone's name, for a day on which an hour comes twice. */
  zonedTime(ms: number, timeZone: string): string;
  dateTime(ms: number, timeZone: string): string;
  /** Minutes since midnight of a wall clock; 1440 is the end of its day. */
  wallTime(minutes: number): string;
  /** A full hour of a wall clock, as short as an axis needs it; 24 is the end of its day. */
  axisHour(hour: number): string;
};

export const byLanguage: ClockChoice = { clock: 'language', regions: [] };

export const clockFormats = (lang: LanguageCode, choice: ClockChoice): ClockFormats => {
  const tag = tagOf(lang);
  const isTwelve = asked(lang, choice);
  const write = (ms: number, options: Intl.DateTimeFormatOptions): string =>
    isTwelve() ? byTwelve(tag, ms, options) : byTwentyFour(tag, ms, options);
  return {
    time: (ms, timeZone) => write(ms, { timeZone, timeStyle: 'short' }),
    zonedTime: (ms, timeZone) =>
      write(ms, { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
    dateTime: (ms, timeZone) => write(ms, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    wallTime: (minutes) =>
      minutes === dayMinutes && !isTwelve()
        ? instantFormat(tag, { ...wallClock, timeStyle: 'short', hourCycle: 'h24' }).format(0)
        : write(minutes * minuteMs, { ...wallClock, timeStyle: 'short' }),
    axisHour: (hour) => (isTwelve() ? write(hour * hourMs, { ...wallClock, hour: 'numeric' }) : String(hour)),
  };
};

/** Login shows no time, and asking what a language counts to takes a slow phone long. */
const asked = (lang: LanguageCode, { clock, regions }: ClockChoice): (() => boolean) => {
  let answer = clock === 'language' ? undefined : clock === '12';
  return () => {
    answer ??= isTwelveIn(lang, regions);
    return answer;
  };
};

const dayMinutes = 1440;

/** A wall clock belongs to no zone: it is formatted as the first day of 1970 in UTC. */
const wallClock = { timeZone: 'UTC' };

const isTwelveIn = (lang: LanguageCode, regions: readonly string[]): boolean => {
  const format = new Intl.DateTimeFormat(readerLocale(lang, regions).toString(), { hour: 'numeric' });
  return format.resolvedOptions().hourCycle === 'h12';
};

const byTwentyFour = (tag: string, ms: number, options: Intl.DateTimeFormatOptions): string =>
  instantFormat(tag, { ...options, hourCycle: 'h23' }).format(ms);

const byTwelve = (tag: string, ms: number, options: Intl.DateTimeFormatOptions): string =>
  instantFormat(tag, { ...options, hourCycle: 'h12' })
    .formatToParts(ms)
    .map((part, place, parts) => partText(part, parts[place - 1], parts[place + 1]))
    .join('');

type Part = Intl.DateTimeFormatPart;

const ofClock: ReadonlySet<string | undefined> = new Set(['hour', 'minute', 'dayPeriod']);

/** Morning and evening stay on their hour's line. A pattern made for 24 hours keeps a zero that 12 have not, as in 05. */
const partText = ({ type, value }: Part, before?: Part, after?: Part): string => {
  if (type === 'hour') return value.replace(/^0/, '');
  const isInside = type === 'literal' && ofClock.has(before?.type) && ofClock.has(after?.type);
  return isInside ? value.replace(/^\s$/, narrowSpace) : value;
};
