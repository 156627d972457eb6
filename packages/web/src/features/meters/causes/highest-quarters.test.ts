import { describe, expect, it } from 'vitest';
import { highestQuarters } from './highest-quarters.ts';

const times = Array.from({ length: 96 }, (_, quarter) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
});
const day = (powers: Record<number, number | null>, season: 'winter' | null = null) => ({
  dayType: 'weekday' as const,
  season,
  unit: 'W' as const,
  data: times.map((_, quarter) => powers[quarter] ?? 0),
  days: 1,
});

describe('highestQuarters', () => {
  it('are the five highest, of equal ones the earlier', () => {
    const series = [day({ 0: 100, 10: 400, 20: 4000, 40: 400, 50: 800, 95: 2000 })];
    expect(highestQuarters({ times, series })).toEqual([
      { from: '05:00', to: '05:15', powerW: 4000, kWh: 1 },
      { from: '23:45', to: '24:00', powerW: 2000, kWh: 0.5 },
      { from: '12:30', to: '12:45', powerW: 800, kWh: 0.2 },
      { from: '02:30', to: '02:45', powerW: 400, kWh: 0.1 },
      { from: '10:00', to: '10:15', powerW: 400, kWh: 0.1 },
    ]);
  });

  it('are not those of a season alone, and none of a day on which nothing was used', () => {
    expect(highestQuarters({ times, series: [day({ 3: 5 }, 'winter')] })).toEqual([]);
    expect(highestQuarters({ times, series: [day({})] })).toEqual([]);
  });
});
