import type { SiteWeather } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { weatherView } from './weather-view.ts';

const weather = (change: Partial<SiteWeather> = {}): SiteWeather => ({
  state: 'ok',
  updatedAt: '2026-11-20T12:00:00Z',
  now: { temperatureC: 7.4, code: 61 },
  days: [{ date: '2026-11-20', minC: 3, maxC: 9, sunHours: 1.5, code: 95 }],
  attribution: { name: 'Open-Meteo.com', address: 'https://open-meteo.com/' },
  ...change,
});

const at = (text: string) => Date.parse(text);

describe('weatherView', () => {
  it('shows now and the days in pictures', () => {
    expect(weatherView(weather(), at('2026-11-20T12:30:00Z'))).toMatchObject({
      now: { temperatureC: 7.4, picture: 'rain' },
      days: [{ date: '2026-11-20', minC: 3, maxC: 9, sunHours: 1.5, picture: 'thunderstorm' }],
      oldMs: null,
    });
  });

  it('says its age once it is older than two hours', () => {
    expect(weatherView(weather(), at('2026-11-20T14:00:00Z'))?.oldMs).toBeNull();
    expect(weatherView(weather(), at('2026-11-20T14:00:01Z'))?.oldMs).toBe(at('2026-11-20T12:00:00Z'));
  });

  it('leaves out days of which nothing is known', () => {
    const unknown = { date: '2026-11-21', minC: null, maxC: null, sunHours: null, code: null };
    expect(weatherView(weather({ days: [unknown] }), 0)?.days).toEqual([]);
  });

  it.each(['notYet', 'off', 'noCoordinates'] as const)('is none while the state is %s', (state) => {
    expect(weatherView(weather({ state }), 0)).toBeNull();
  });

  it('is none before the answer', () => {
    expect(weatherView(undefined, 0)).toBeNull();
  });
});
