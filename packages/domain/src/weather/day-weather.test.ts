import { describe, expect, it } from 'vitest';
import { hourMs } from '../time/durations.ts';
import { localDay } from '../time/local-day.ts';
import { dayWeatherOf } from './day-weather.ts';
import type { WeatherHour } from './weather-hour.ts';

const hoursFrom = (
  from: string,
  count: number,
  valuesAt: (index: number) => Partial<WeatherHour> = () => ({}),
): WeatherHour[] =>
  Array.from({ length: count }, (_, index) => ({
    atMs: Date.parse(from) + index * hourMs,
    temperatureC: 10,
    radiationWPerM2: 100,
    sunshineSeconds: 1800,
    code: 3,
    ...valuesAt(index),
  }));

const oneDay = (hours: readonly WeatherHour[], zone: string, date: string) => {
  const next = new Date(Date.parse(date) + 24 * hourMs).toISOString().slice(0, 10);
  const [day] = dayWeatherOf(hours, { zone, fromDate: date, toDate: next });
  return day;
};

describe('dayWeatherOf', () => {
  it('takes a temperature at its instant, and sunlight in the hour before', () => {
    const hours = hoursFrom('2026-06-10T00:00Z', 25, (index) => ({
      temperatureC: index === 24 ? 40 : 10 + index,
      radiationWPerM2: index === 0 || index === 24 ? 500 : 0,
      sunshineSeconds: index === 24 ? 3600 : 0,
    }));
    expect(oneDay(hours, 'UTC', '2026-06-10')).toEqual({
      date: '2026-06-10',
      minC: 10,
      maxC: 33,
      degreeHours: { heating: 5 + 4 + 3 + 2 + 1, cooling: 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 },
      radiationWhPerM2: 500,
      sunHours: 1,
      code: 3,
    });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-06-15', 24],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Kolkata', '2026-06-15', 24],
  ])('of %s on %s sums %i hours', (zone, date, count) => {
    const from = new Date(localDay(zone, date).fromMs - 24 * hourMs);
    from.setUTCMinutes(0);
    const day = oneDay(hoursFrom(from.toISOString(), 80), zone, date);
    expect(day?.radiationWhPerM2).toBe(100 * count);
    expect(day?.sunHours).toBe(count / 2);
    expect(day?.degreeHours).toEqual({ heating: 5 * count, cooling: 0 });
  });

  it('counts every hour in one day only, over a change of the clocks', () => {
    const hours = hoursFrom('2026-03-27T00:00Z', 24 * 6);
    const days = dayWeatherOf(hours, { zone: 'Europe/Berlin', fromDate: '2026-03-28', toDate: '2026-04-01' });
    const radiation = days.reduce((sum, { radiationWhPerM2 }) => sum + (radiationWhPerM2 ?? 0), 0);
    expect(radiation).toBe(100 * (24 + 23 + 24 + 24));
  });

  it('knows nothing of a day of which too few hours are known', () => {
    const few = hoursFrom('2026-06-10T00:00Z', 25, (index) =>
      index % 4 === 0 ? { temperatureC: null, radiationWPerM2: null, sunshineSeconds: null, code: null } : {},
    );
    expect(oneDay(few, 'UTC', '2026-06-10')).toEqual({
      date: '2026-06-10',
      minC: null,
      maxC: null,
      degreeHours: null,
      radiationWhPerM2: null,
      sunHours: null,
      code: null,
    });
  });

  it('has a missing hour of temperature count as the mean of the others', () => {
    const hours = hoursFrom('2026-06-10T00:00Z', 25, (index) => (index === 5 ? { temperatureC: null } : {}));
    expect(oneDay(hours, 'UTC', '2026-06-10')?.degreeHours?.heating).toBeCloseTo(5 * 24, 9);
  });

  it('is as severe as its worst hour, and knows the sun of a day without any', () => {
    const hours = hoursFrom('2026-06-10T00:00Z', 25, (index) => ({
      code: index === 13 ? 95 : 0,
      sunshineSeconds: 0,
    }));
    expect(oneDay(hours, 'UTC', '2026-06-10')).toMatchObject({ code: 95, sunHours: 0 });
  });
});
