import { describe, expect, it } from 'vitest';
import type { BackTestSpan } from './back-test.ts';
import { chooseWeather } from './choose-weather.ts';
import type { WeatherUse } from './day-features.ts';

const spans = (count: number, error: number): BackTestSpan[] =>
  Array.from({ length: count }, () => ({
    actual: 1000,
    forecast: 1000 + error,
    naive: { sameWeekdays: null, lastYear: null },
  }));

const trial = (use: WeatherUse, ...errors: number[]) => ({
  use,
  backTests: errors.map((error) => spans(20, error)),
});

describe('chooseWeather', () => {
  it.each<[WeatherUse, Parameters<typeof chooseWeather>[0]]>([
    ['both', [trial('none', 100, -50), trial('degreeHours', 90, -50), trial('both', 80, -40)]],
    ['degreeHours', [trial('none', 100, -50), trial('degreeHours', 70, -50), trial('both', 80, -50)]],
    // One figure gains more than the other loses.
    ['radiation', [trial('none', 100, 50), trial('radiation', 60, 60)]],
    ['none', [trial('none', 100), trial('both', 120)]],
    // A gain of one in a hundred may be chance.
    ['none', [trial('none', 100), trial('both', 99)]],
    [
      'none',
      [
        { use: 'none', backTests: [spans(5, 100)] },
        { use: 'both', backTests: [spans(5, 10)] },
      ],
    ],
    ['none', []],
  ])('is %s', (use, trials) => {
    expect(chooseWeather(trials)).toBe(use);
  });
});
