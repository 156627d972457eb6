import type { AverageDays } from '@ohmstead/contract';
import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { averageDay, highestTimes } from './average-day.ts';

const times = Array.from(
  { length: 96 },
  (_, quarter) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
);
const german = formatsOf('de');
const flat = (powerW: number | null) => times.map(() => powerW);
const peakAt = (slot: number, powerW: number) => times.map((_, place) => (place === slot ? powerW : 100));

const days: AverageDays = {
  from: '2026-10-31T23:00:00.000Z',
  to: '2026-11-30T23:00:00.000Z',
  timeZone: 'Europe/Berlin',
  figure: 'consumption',
  times,
  series: [
    { dayType: 'weekday', season: null, unit: 'W', data: peakAt(74, 1500), days: 21 },
    { dayType: 'weekend', season: null, unit: 'W', data: flat(null), days: 9 },
    { dayType: 'weekday', season: 'autumn', unit: 'W', data: flat(9000), days: 21 },
  ],
};

describe('averageDay', () => {
  it('is weekdays and weekends of all seasons, in one unit', () => {
    const { series, left, slots } = averageDay(days, null, german);
    expect(series.map(({ key }) => key)).toEqual(['weekday', 'weekend']);
    expect(left.unit).toBe('kW');
    expect(series[0]?.values[74]).toBe(1.5);
    expect(slots.nameOf(74)).toBe('18:30');
    expect(slots.ticksFor(330).map(({ label }) => label)).toEqual(['0', '6', '12', '18', '24']);
    expect(slots.ticksFor(330).at(-1)?.slot).toBe(96);
  });

  it('has its hours by the clock of the language', () => {
    const { slots } = averageDay(days, null, formatsOf('en'));
    expect(slots.nameOf(74)).toBe('6:30\u202fPM');
    expect(slots.ticksFor(330).map(({ label }) => label)).toEqual([
      '12\u202fAM',
      '6\u202fAM',
      '12\u202fPM',
      '6\u202fPM',
      '12\u202fAM',
    ]);
  });

  it('draws another time dotted, in the unit of both', () => {
    const { series, left } = averageDay(days, days, german);
    expect(series.filter(({ drawn }) => drawn === 'dotted').map(({ key }) => key)).toEqual(
      series.filter(({ drawn }) => drawn === 'line').map(({ key }) => `${key}Before`),
    );
    expect(left).toEqual(averageDay(days, null, german).left);
  });
});

describe('highestTimes', () => {
  it('leaves out a kind of day of which nothing is known', () => {
    expect(highestTimes(days)).toEqual([{ dayType: 'weekday', days: 21, minute: 1110, powerW: 1500 }]);
  });
});
