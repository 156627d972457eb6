import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bands, localDay, quarterHourMs, type Schedule, slotsOfDay } from '../index.ts';
import { bandColumn } from './band-column.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const night: Schedule = {
  summer: null,
  holidays: [],
  rules: [
    { band: 'offPeak', from: '22:00', to: '06:00', weekdays: everyDay, onHolidays: true, season: null },
    {
      band: 'peak',
      from: '17:00',
      to: '20:15',
      weekdays: [1, 2, 3, 4, 5],
      onHolidays: false,
      season: 'winter',
    },
  ],
  otherwise: 'standard',
};

/** The second opinion; a formatter costs more than a day's times. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock;
};

const bandsOfDay = (schedule: Schedule, zone: string, date: string): Record<string, number> => {
  const { fromMs, toMs } = localDay(zone, date);
  const column = bandColumn(schedule, zone, fromMs, (toMs - fromMs) / quarterHourMs);
  const counts: Record<string, number> = {};
  for (const entry of column) {
    const name = `${bands[entry % 3]}${entry >= 3 ? ' winter' : ''}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const seasonal: Schedule = { ...night, summer: { from: '04-01', to: '10-01' }, holidays: ['2026-12-25'] };
const southern: Schedule = { ...night, summer: { from: '10-01', to: '04-01' } };

describe('bandColumn', () => {
  it.each([
    ['an ordinary day', night, 'Europe/Berlin', '2026-01-15', { offPeak: 32, standard: 64 }],
    ['23 hours: the night has seven', night, 'Europe/Berlin', '2026-03-29', { offPeak: 28, standard: 64 }],
    ['25 hours: the night has nine', night, 'Europe/Berlin', '2026-10-25', { offPeak: 36, standard: 64 }],
    ['23½ hours', night, 'Australia/Lord_Howe', '2026-10-04', { offPeak: 30, standard: 64 }],
    ['24½ hours', night, 'Australia/Lord_Howe', '2026-04-05', { offPeak: 34, standard: 64 }],
    ['summer', seasonal, 'Europe/Berlin', '2026-09-30', { offPeak: 32, standard: 64 }],
    [
      'winter on a weekday',
      seasonal,
      'Europe/Berlin',
      '2026-10-01',
      { 'offPeak winter': 32, 'standard winter': 51, 'peak winter': 13 },
    ],
    [
      'winter on a Saturday',
      seasonal,
      'Europe/Berlin',
      '2026-10-03',
      { 'offPeak winter': 32, 'standard winter': 64 },
    ],
    [
      'winter on a holiday',
      seasonal,
      'Europe/Berlin',
      '2026-12-25',
      { 'offPeak winter': 32, 'standard winter': 64 },
    ],
    ['a summer over New Year', southern, 'Australia/Sydney', '2026-01-15', { offPeak: 32, standard: 64 }],
    [
      'the winter between',
      southern,
      'Australia/Sydney',
      '2026-07-15',
      { 'offPeak winter': 32, 'standard winter': 51, 'peak winter': 13 },
    ],
  ])('%s', (_, schedule, zone, date, counts) => {
    expect(bandsOfDay(schedule, zone, date)).toEqual(counts);
  });

  it('follows the wall clock in every zone, on every day around a change of its clocks', () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Australia/Lord_Howe'];
    const day = fc.constantFrom(
      '2024-03-10',
      '2024-03-31',
      '2024-04-07',
      '2024-10-06',
      '2024-10-27',
      '2024-11-03',
    );
    const shift = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, shift, (zone, near, days) => {
        const date = new Date(Date.parse(near) + days * 86_400_000).toISOString().slice(0, 10);
        const clock = clockOf(zone);
        const slots = slotsOfDay(zone, date);
        const column = bandColumn(night, zone, slots[0] ?? 0, slots.length);
        for (const [index, atMs] of slots.entries()) {
          const time = clock.format(atMs);
          const isNight = time >= '22:00' || time < '06:00';
          const wanted = isNight ? 'offPeak' : 'standard';
          assert.equal(`${time} ${bands[column[index] ?? -1]}`, `${time} ${wanted}`);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('of several rules takes the first', () => {
    const rule = { from: '00:00', to: '24:00', weekdays: everyDay, onHolidays: true, season: null } as const;
    const schedule: Schedule = {
      ...night,
      rules: [
        { ...rule, band: 'peak', to: '12:00' },
        { ...rule, band: 'offPeak' },
      ],
    };
    expect(bandsOfDay(schedule, 'Asia/Kathmandu', '2026-01-15')).toEqual({ peak: 48, offPeak: 48 });
  });
});
