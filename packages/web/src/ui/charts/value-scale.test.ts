import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedScale, valueScale } from './value-scale.ts';

const value = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((tenths) => tenths / 10);

describe('valueScale', () => {
  it.each([
    [0, 7.3, { min: 0, max: 8, step: 2 }],
    [-4.1, 3.9, { min: -6, max: 4, step: 2 }],
    [-5.1, 5.3, { min: -6, max: 6, step: 3 }],
    [0, 0, { min: 0, max: 1, step: 1 }],
    [120, 950, { min: 0, max: 1000, step: 250 }],
  ])('covers %d to %d in round steps', (low, high, scale) => {
    expect(valueScale(low, high)).toEqual(scale);
  });

  it('always covers the values and zero with few lines', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const scale = valueScale(low, high);
        const slack = scale.step * 1e-6;
        expect(scale.min).toBeLessThanOrEqual(Math.min(0, low) + slack);
        expect(scale.max).toBeGreaterThanOrEqual(Math.max(0, high) - slack);
        expect((scale.max - scale.min) / scale.step).toBeLessThan(6.5);
      }),
    );
  });
});

describe('fittedScale', () => {
  it.each([
    [228.4, 233.2, { min: 228, max: 234, step: 2 }],
    [50, 50, { min: 50, max: 55, step: 5 }],
    [0, 0, { min: 0, max: 1, step: 1 }],
    [-2, 7, { min: -3, max: 9, step: 3 }],
  ])('lies around %d to %d', (low, high, scale) => {
    expect(fittedScale(low, high)).toEqual(scale);
  });
});
