import { describe, expect, it } from 'vitest';
import { weatherCellOf } from './weather-cell.ts';

describe('weatherCellOf', () => {
  it.each([
    [52.523, 13.4108, '52.52,13.41'],
    [52.5249, 13.4051, '52.52,13.41'],
    [-33.79, 151.18, '-33.79,151.18'],
    [0, 0, '0.00,0.00'],
    [-0.001, -0.004, '0.00,0.00'],
    [90, -180, '90.00,-180.00'],
  ])('of %d, %d is %s', (latitude, longitude, key) => {
    expect(weatherCellOf(latitude, longitude).key).toBe(key);
  });

  it('holds no more than its key says', () => {
    expect(weatherCellOf(48.137154, 11.576124)).toEqual({
      key: '48.14,11.58',
      latitude: 48.14,
      longitude: 11.58,
    });
  });
});
