import { describe, expect, it } from 'vitest';
import { weatherPictureOf } from './weather-picture.ts';

describe('weatherPictureOf', () => {
  it.each([
    [0, 'clear'],
    [1, 'clear'],
    [2, 'partlyCloudy'],
    [3, 'cloudy'],
    [45, 'fog'],
    [48, 'fog'],
    [51, 'drizzle'],
    [56, 'drizzle'],
    [57, 'drizzle'],
    [61, 'rain'],
    [65, 'rain'],
    [67, 'rain'],
    [71, 'snow'],
    [77, 'snow'],
    [80, 'rain'],
    [82, 'rain'],
    [85, 'snow'],
    [86, 'snow'],
    [95, 'thunderstorm'],
    [96, 'thunderstorm'],
    [99, 'thunderstorm'],
    [4, null],
    [100, null],
    [null, null],
  ])('of the code %s is %s', (code, picture) => {
    expect(weatherPictureOf(code)).toBe(picture);
  });
});
