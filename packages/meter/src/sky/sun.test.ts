import { describe, expect, it } from 'vitest';
import { sunOver } from './sun.ts';

const elevation = (latitude: number, longitude: number, at: string): number => {
  const atMs = Date.parse(at);
  return (Math.asin(sunOver(latitude, longitude, atMs)(atMs).up) * 180) / Math.PI;
};

describe('sunOver', () => {
  it.each([
    // Where the sun stands at its highest: 90° less the latitude's distance from the declination.
    ['Greenwich at the June solstice', 51.48, 0, '2026-06-21T12:02:00Z', 61.96],
    ['Greenwich at the December solstice', 51.48, 0, '2026-12-21T11:58:00Z', 15.08],
    ['the equator at the equinox', 0, 0, '2026-03-20T12:07:00Z', 89.9],
    ['Sydney in its summer', -33.79, 151.18, '2026-12-22T01:54:00Z', 79.65],
  ])('stands right over %s', (_, latitude, longitude, at, degrees) => {
    expect(elevation(latitude, longitude, at)).toBeCloseTo(degrees, 0);
  });

  it('is a unit vector, east in the morning and west in the evening', () => {
    const sun = sunOver(52.49, 13.42, Date.UTC(2026, 5, 1, 12));
    const morning = sun(Date.UTC(2026, 5, 1, 6));
    const evening = sun(Date.UTC(2026, 5, 1, 17));
    expect(Math.hypot(morning.east, morning.north, morning.up)).toBeCloseTo(1, 9);
    expect(morning.east).toBeGreaterThan(0.5);
    expect(evening.east).toBeLessThan(-0.5);
  });
});
