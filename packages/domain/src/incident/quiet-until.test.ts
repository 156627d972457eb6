import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteMs, quietUntil } from '../index.ts';

const night = { from: '22:00', to: '07:00' };
const at = (text: string): number => Date.parse(text);
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

describe('quietUntil', () => {
  it.each([
    ['2026-11-25T20:59:59Z', null],
    ['2026-11-25T21:00:00Z', '2026-11-26T06:00:00.000Z'],
    ['2026-11-26T05:59:59Z', '2026-11-26T06:00:00.000Z'],
    ['2026-11-26T06:00:00Z', null],
    // The nights in which Berlin's clocks change: the end is the one on the wall.
    ['2026-03-28T22:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['2026-10-24T22:30:00Z', '2026-10-25T06:00:00.000Z'],
  ])('in a night of Berlin, at %s, is %s', (instant, end) => {
    expect(iso(quietUntil(night, 'Europe/Berlin', at(instant)))).toBe(end);
  });

  it('follows hours of one day', () => {
    const noon = { from: '12:00', to: '13:30' };
    expect(iso(quietUntil(noon, 'Asia/Kathmandu', at('2026-01-01T06:30:00Z')))).toBe(
      '2026-01-01T07:45:00.000Z',
    );
    expect(quietUntil(noon, 'Asia/Kathmandu', at('2026-01-01T07:45:00Z'))).toBeNull();
  });

  it('ends at the second coming of a time that comes twice', () => {
    const hours = { from: '01:00', to: '02:30' };
    const first = quietUntil(hours, 'Europe/Berlin', at('2026-10-25T00:10:00Z'));
    expect(iso(first)).toBe('2026-10-25T00:30:00.000Z');
    const second = quietUntil(hours, 'Europe/Berlin', at('2026-10-25T01:10:00Z'));
    expect(iso(second)).toBe('2026-10-25T01:30:00.000Z');
  });

  it('ends where the clock jumps over its end', () => {
    const hours = { from: '01:00', to: '02:30' };
    expect(iso(quietUntil(hours, 'Europe/Berlin', at('2026-03-29T00:30:00Z')))).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  const zones = [
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Antarctica/Troll',
    'Asia/Kathmandu',
  ];
  const formats = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    ]),
  );
  const isQuiet = (from: string, to: string, zone: string, ms: number): boolean => {
    const time = formats.get(zone)?.format(ms) ?? '';
    return from < to ? time >= from && time < to : time >= from || time < to;
  };
  const quarter = fc.integer({ min: 0, max: 95 }).map((count) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(count / 4))}:${two((count % 4) * 15)}`;
  });
  /** Around the changes of clocks of 2026 in these zones, and on any day. */
  const instant = fc
    .tuple(
      fc.constantFrom(
        '2026-03-07',
        '2026-03-28',
        '2026-04-04',
        '2026-10-03',
        '2026-10-24',
        '2026-10-31',
        '2026-07-01',
      ),
      fc.integer({ min: 0, max: 48 * 12 }),
    )
    .map(([date, fives]) => at(`${date}T00:00:00Z`) + fives * 5 * minuteMs);

  it('is the first minute whose wall clock is outside of the hours, in every zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), quarter, quarter, instant, (zone, from, to, ms) => {
        fc.pre(from !== to);
        let walked = ms;
        while (isQuiet(from, to, zone, walked)) walked += 5 * minuteMs;
        expect(iso(quietUntil({ from, to }, zone, ms))).toBe(walked === ms ? null : iso(walked));
      }),
    );
  });

  it('met rests that a change of clocks made longer and shorter', () => {
    const hoursOf = (instantText: string) =>
      ((quietUntil(night, 'Europe/Berlin', at(instantText)) ?? 0) - at(instantText)) / 3_600_000;
    expect([hoursOf('2026-03-28T21:00:00Z'), hoursOf('2026-10-24T20:00:00Z')]).toEqual([8, 10]);
  });
});
