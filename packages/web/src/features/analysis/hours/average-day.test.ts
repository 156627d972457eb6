import type { AverageDays } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { averageDay, highestTimes } from './average-day.ts';

const times = Array.from(
  { length: 96 },
  (_, quarter) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
);
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
    const { series, left, slots } = averageDay(days, null);
    expect(series.map(({ key }) => key)).toEqual(['weekday', 'weekend']);
    expect(left.unit).toBe('kW');
    expect(series[0]?.values[74]).toBe(1.5);
    expect(slots.nameOf(74)).toBe('18:30');
    expect(slots.ticksFor(330).map(({ label }) => label)).toEqual(['0', '6', '12', '18', '24']);
  });

  it('draws another time dotted, in the unit of both', () => {
    const { series, left } = averageDay(days, days);
    expect(series.filter(({ drawn }) => drawn === 'dotted').map(({ key }) => key)).toEqual(
      series.filter(({ drawn }) => drawn === 'line').map(({ key }) => `${key}Before`),
    );
    expect(left).toEqual(averageDay(days, null).left);
  });
});

describe('highestTimes', () => {
  it('leaves out a kind of day of which nothing is known', () => {
    expect(highestTimes(days)).toEqual([{ dayType: 'weekday', days: 21, time: '18:30', powerW: 1500 }]);
  });
});
