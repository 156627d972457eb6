import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

describe('scaleOf', () => {
  it.each([
    [3.4, [0, 1, 2, 3, 4]],
    [0.31, [0, 0.1, 0.2, 0.3, 0.4]],
    [17, [0, 5, 10, 15, 20]],
    [100, [0, 50, 100]],
    [0, [0, 0.5, 1]],
  ])('goes in round steps up to %s', (highest, ticks) => {
    expect(scaleOf(highest).ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  });

  it('has room for the highest value and few lines', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e7, noNaN: true }), (highest) => {
        const scale = scaleOf(highest);
        expect(scale.highest).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
        expect(scale.ticks.length).toBeLessThanOrEqual(5);
        const written = scale.ticks.map((tick) => tick.toFixed(scale.digits));
        expect(new Set(written).size).toBe(written.length);
      }),
    );
  });
});
