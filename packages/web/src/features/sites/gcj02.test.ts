import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromGcj02, toGcj02 } from './gcj02.ts';

describe('the shift of Chinese maps', () => {
  it.each([
    [31.1774276, 121.5272106, 31.17530398364597, 121.531541859215],
    [22.543847, 113.912316, 22.540796131694766, 113.9171764808363],
    [39.911954, 116.377817, 39.91334545536069, 116.38404722455657],
  ])('of %d, %d', (latitude, longitude, shownLatitude, shownLongitude) => {
    const shown = toGcj02({ latitude, longitude });
    expect(shown.latitude).toBeCloseTo(shownLatitude, 9);
    expect(shown.longitude).toBeCloseTo(shownLongitude, 9);
  });

  it('is none elsewhere', () => {
    const berlin = { latitude: 52.49, longitude: 13.42 };
    expect(toGcj02(berlin)).toBe(berlin);
    expect(fromGcj02(berlin)).toEqual(berlin);
  });

  it('is taken back exactly', () => {
    const inChina = fc.record({
      latitude: fc.double({ min: 18, max: 53, noNaN: true }),
      longitude: fc.double({ min: 74, max: 134, noNaN: true }),
    });
    fc.assert(
      fc.property(inChina, (pin) => {
        const back = fromGcj02(toGcj02(pin));
        expect(Math.abs(back.latitude - pin.latitude)).toBeLessThan(1e-8);
        expect(Math.abs(back.longitude - pin.longitude)).toBeLessThan(1e-8);
      }),
    );
  });
});
