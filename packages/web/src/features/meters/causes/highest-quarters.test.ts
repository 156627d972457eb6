import { describe, expect, it } from 'vitest';
import { highestQuarters } from './highest-quarters.ts';

const quarters = Array.from({ length: 96 }, (_, quarter) => quarter);
const day = (powers: Record<number, number | null>, season: 'winter' | null = null) => ({
  dayType: 'weekday' as const,
  season,
  unit: 'W' as const,
  data: quarters.map((quarter) => powers[quarter] ?? 0),
  days: 1,
});

describe('highestQuarters', () => {
  it('are the five highest, of equal ones the earlier', () => {
    const series = [day({ 0: 100, 10: 400, 20: 4000, 40: 400, 50: 800, 95: 2000 })];
    expect(highestQuarters({ series })).toEqual([
      { fromMinute: 300, toMinute: 315, powerW: 4000, kWh: 1 },
      { fromMinute: 1425, toMinute: 1440, powerW: 2000, kWh: 0.5 },
      { fromMinute: 750, toMinute: 765, powerW: 800, kWh: 0.2 },
      { fromMinute: 150, toMinute: 165, powerW: 400, kWh: 0.1 },
      { fromMinute: 600, toMinute: 615, powerW: 400, kWh: 0.1 },
    ]);
  });

  it('are not those of a season alone, and none of a day on which nothing was used', () => {
    expect(highestQuarters({ series: [day({ 3: 5 }, 'winter')] })).toEqual([]);
    expect(highestQuarters({ series: [day({})] })).toEqual([]);
  });
});
