import { describe, expect, it } from 'vitest';
import { isWeatherSetting, weatherSources } from './weather-sources.ts';

describe('weatherSources', () => {
  it.each([
    ['by default', null],
    ['where its public address is given', 'https://api.open-meteo.com/'],
  ])('are Open-Meteo’s %s', (_, setting) => {
    expect(weatherSources(setting)).toEqual({
      forecast: 'https://api.open-meteo.com',
      archive: 'https://archive-api.open-meteo.com',
      geocoding: 'https://geocoding-api.open-meteo.com',
    });
  });

  it('are one server of one’s own', () => {
    const address = 'http://weather.example.org/open-meteo';
    expect(weatherSources(`${address}/`)).toEqual({
      forecast: address,
      archive: address,
      geocoding: address,
    });
  });

  it('are none when off', () => {
    expect(weatherSources('off')).toBeNull();
  });
});

describe('isWeatherSetting', () => {
  it.each(['off', 'https://weather.example.org', 'http://127.0.0.1:4000/path'])('takes %s', (text) => {
    expect(isWeatherSetting(text)).toBe(true);
  });
  it.each(['on', 'weather.example.org', 'ftp://weather.example.org', 'https://'])('refuses %s', (text) => {
    expect(isWeatherSetting(text)).toBe(false);
  });
});
