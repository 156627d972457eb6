import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import type { DayWeather } from '../weather/day-weather.ts';
import { weatherDeviations } from './weather-deviation.ts';

const first = dayNumberOf('2024-01-01');

const weatherOn = (day: number, heating: number): DayWeather => ({
  date: dateOfDayNumber(day),
  minC: 0,
  maxC: 10,
  degreeHours: { heating, cooling: 0 },
  radiationWhPerM2: 2000,
  sunHours: 4,
  code: 3,
});

const season = (day: number): number => 120 + 100 * Math.cos((2 * Math.PI * (day - first)) / 365.2425);

describe('weatherDeviations', () => {
  const years = Array.from({ length: 730 }, (_, index) => weatherOn(first + index, season(first + index)));
  const today = dateOfDayNumber(first + 730);

  it('are about nothing in weather as usual, in every season', () => {
    const found = weatherDeviations(years, today);
    expect(found.size).toBe(730);
    for (const { heating, radiation } of found.values()) {
      expect(Math.abs(heating)).toBeLessThan(0.1);
      expect(radiation).toBeCloseTo(0, 9);
    }
  });

  it('of a day to come are held against the same time of the years before', () => {
    const cold = weatherOn(first + 731, season(first + 731) + 120);
    expect(weatherDeviations([...years, cold], today).get(first + 731)?.heating).toBeCloseTo(0.5, 1);
  });

  it('are unknown where no year knows that time, or the day itself is not known well', () => {
    const summer = years.slice(150, 200);
    const winter = weatherOn(first + 365, 240);
    const unknown = { ...weatherOn(first + 160, 0), radiationWhPerM2: null };
    const found = weatherDeviations([...summer, unknown, winter], dateOfDayNumber(first + 365));
    expect(found.has(first + 365)).toBe(false);
  });
});
