import { describe, expect, it } from 'vitest';
import type { Clock } from './index.ts';
import { clocks, formatsOf, type LanguageCode, languages, writtenLanguages } from './index.ts';

const berlin = 'Europe/Berlin';
const halfPastMidnight = Date.UTC(2026, 9, 24, 22, 30);
const fivePastFive = Date.UTC(2026, 9, 24, 15, 5);

const by = (clock: Clock, lang: LanguageCode = 'en', regions: readonly string[] = []) =>
  formatsOf(lang, 'one', { clock, regions });

const digitsOf = (text: string): string =>
  text.match(/(?<![\d.])\d?\d[:.]\d\d(?![\d.])/)?.[0].replace('.', ':') ?? '';

describe('a clock', () => {
  it('of twelve hours has no zero before the hour, and tells morning from evening in every language', () => {
    for (const { code } of writtenLanguages) {
      const { time, zonedTime, dateTime, wallTime } = by('12', code);
      for (const write of [time, zonedTime, dateTime]) {
        expect(digitsOf(write(halfPastMidnight, berlin)), code).toBe('12:30');
        expect(digitsOf(write(fivePastFive, berlin)), code).toBe('5:05');
      }
      expect(wallTime(305), code).not.toBe(wallTime(1025));
      expect(digitsOf(wallTime(305)), code).toBe(digitsOf(wallTime(1025)));
    }
  });

  it('of twenty-four hours counts from 0 to 23 in every language, wherever a time stands', () => {
    for (const { code } of writtenLanguages) {
      const { time, zonedTime, dateTime, wallTime } = by('24', code);
      for (const write of [time, zonedTime, dateTime]) {
        expect(digitsOf(write(halfPastMidnight, berlin)), code).toMatch(/^0?0:30$/);
        expect(digitsOf(write(fivePastFive, berlin)), code).toBe('17:05');
      }
      expect(digitsOf(wallTime(1025)), code).toBe('17:05');
      expect(digitsOf(wallTime(0)), code).toMatch(/^0?0:00$/);
    }
  });

  it('is by language that of those who speak it', () => {
    const twelve = languages.filter(
      ({ code }) => by('language', code).wallTime(1025) === by('12', code).wallTime(1025),
    );
    expect(twelve.map(({ code }) => code)).toEqual(['en', 'ko']);
    const rest = languages.filter(({ code }) => code !== 'en' && code !== 'ko');
    for (const { code } of rest)
      expect(by('language', code).time(0, berlin)).toBe(by('24', code).time(0, berlin));
  });

  it.each([
    ['en', ['en-GB', 'en'], '17:05'],
    ['en', ['de-DE', 'en-IE'], '17:05'],
    ['en', ['en-AU'], '5:05\u202fPM'],
    ['en', ['de-DE', 'not a tag!'], '5:05\u202fPM'],
    ['de', ['en-US'], '17:05'],
  ] as const)('is by language in %s that of where a reader of %o lives: %s', (lang, regions, shown) => {
    expect(by('language', lang, regions).time(fivePastFive, berlin)).toBe(shown);
  });

  it('that was chosen is kept to wherever its reader lives', () => {
    expect(by('12', 'en', ['en-GB']).time(fivePastFive, berlin)).toBe('5:05\u202fPM');
    expect(by('24', 'en', ['en-US']).time(fivePastFive, berlin)).toBe('17:05');
  });

  it('is the zone’s, not the reader’s', () => {
    expect(by('24').time(halfPastMidnight, 'Australia/Lord_Howe')).toBe('09:30');
    expect(by('12').zonedTime(halfPastMidnight, berlin)).toBe('12:30\u202fAM GMT+2');
  });
});

describe('a wall clock', () => {
  it('ends a day at 24 or at twelve', () => {
    expect(by('24').wallTime(1440)).toBe('24:00');
    expect(by('12').wallTime(1440)).toBe('12:00\u202fAM');
    expect(by('24', 'id').wallTime(1440)).toBe('24.00');
  });

  it('says the hours of an axis in short', () => {
    const hours = [0, 6, 12, 18, 24];
    expect(hours.map(by('24').axisHour)).toEqual(['0', '6', '12', '18', '24']);
    expect(hours.map(by('12').axisHour)).toEqual([
      '12\u202fAM',
      '6\u202fAM',
      '12\u202fPM',
      '6\u202fPM',
      '12\u202fAM',
    ]);
    expect(hours.map(by('24', 'de').axisHour)).toEqual(['0', '6', '12', '18', '24']);
  });

  it('has a name of its own for every hour of a day', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    for (const { code } of writtenLanguages)
      for (const clock of clocks) expect(new Set(hours.map(by(clock, code).axisHour)).size).toBe(24);
  });
});
