import { describe, expect, it } from 'vitest';
import { type TemperatureDay, usualConsumption } from './usual-consumption.ts';

/** Degrees below 15 °C of each day, without chance. */
const degreesOn = (day: number): number => 6 + 5 * Math.sin(day * day);

const daysFrom = (from: number, count: number, energyOf: (heating: number, day: number) => number) =>
  Array.from({ length: count }, (_, index): TemperatureDay => {
    const dayNumber = from + index;
    const heating = 24 * degreesOn(dayNumber);
    return { dayNumber, energyMwh: energyOf(heating, dayNumber), degreeHours: { heating, cooling: 0 } };
  });

const heated = (heating: number, day: number): number =>
  5_000_000 + 40_000 * heating + 300_000 * Math.sin(7 * day);

describe('usualConsumption', () => {
  it.each([
    [1.12, 'more', 0.12],
    [0.9, 'less', -0.1],
    [1, 'usual', 0],
  ])('of a month %d times its usual is %s', (factor, verdict, change) => {
    const days = [
      ...daysFrom(20_000, 200, heated),
      ...daysFrom(20_200, 20, (heating, day) => factor * heated(heating, day)),
    ];
    const found = usualConsumption(days, 20_200);
    expect(found).toMatchObject({ verdict, days: 20, pastDays: 200 });
    expect(found?.change).toBeCloseTo(change, 1);
  });

  it('does not call a colder month unusual', () => {
    const colder = daysFrom(20_200, 20, heated).map((day) => {
      const heating = day.degreeHours.heating + 60;
      return { ...day, degreeHours: { heating, cooling: 0 }, energyMwh: heated(heating, day.dayNumber) };
    });
    expect(usualConsumption([...daysFrom(20_000, 200, heated), ...colder], 20_200)?.verdict).toBe('usual');
  });

  it('is unknown with fewer than 60 past days, or fewer than five to compare', () => {
    expect(usualConsumption(daysFrom(20_000, 79, heated), 20_059)).toBeNull();
    expect(usualConsumption(daysFrom(20_000, 79, heated), 20_060)).not.toBeNull();
    expect(usualConsumption(daysFrom(20_000, 84, heated), 20_080)).toBeNull();
  });

  it('is unknown where consumption does not follow the temperature', () => {
    const restless = (_: number, day: number) => 5_000_000 + 2_000_000 * Math.sin(day * day * day);
    expect(usualConsumption(daysFrom(20_000, 220, restless), 20_200)).toBeNull();
    expect(
      usualConsumption(
        daysFrom(20_000, 220, () => 5_000_000),
        20_200,
      ),
    ).toBeNull();
  });

  it('is unknown at temperatures that the past has never seen', () => {
    const frost = daysFrom(20_200, 20, heated).map((day) => ({
      ...day,
      degreeHours: { heating: 24 * 30, cooling: 0 },
    }));
    expect(usualConsumption([...daysFrom(20_000, 200, heated), ...frost], 20_200)).toBeNull();
  });
});
