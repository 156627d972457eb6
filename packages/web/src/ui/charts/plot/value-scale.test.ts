import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedScale, type ValueScale, valueScale } from './value-scale.ts';

const value = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((tenths) => tenths / 10);
const digits = fc.integer({ min: 0, max: 3 });

const finestOf = (count: number) => 10 ** -count;

const linesOf = ({ min, max, step }: ValueScale): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step);

/** Written with so many digits, every line says what it stands at. */
const expectTrueLabels = (scale: ValueScale, count: number) => {
  for (const line of linesOf(scale))
    expect(Math.abs(Number(line.toFixed(count)) - line)).toBeLessThan(scale.step * 1e-4);
};

describe('valueScale', () => {
  it.each([
    [0, 7.3, { min: 0, max: 8, step: 2 }],
    [-4.1, 3.9, { min: -6, max: 4, step: 2 }],
    [-5.1, 5.3, { min: -6, max: 6, step: 3 }],
    [0, 0, { min: 0, max: 1, step: 1 }],
    [120, 950, { min: 0, max: 1000, step: 250 }],
    [0, 0.003, { min: 0, max: 0.01, step: 0.01 }],
    [0, 0.3, { min: 0, max: 0.3, step: 0.1 }],
  ])('covers %d to %d in round steps', (low, high, scale) => {
    expect(valueScale(low, high, 0.01)).toEqual(scale);
  });

  it('always covers the values and zero with few lines, whose labels are true', () => {
    fc.assert(
      fc.property(value, value, digits, (a, b, count) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const scale = valueScale(low, high, finestOf(count));
        const slack = scale.step * 1e-6;
        expect(scale.min).toBeLessThanOrEqual(Math.min(0, low) + slack);
        expect(scale.max).toBeGreaterThanOrEqual(Math.max(0, high) - slack);
        expect(linesOf(scale).length).toBeGreaterThanOrEqual(2);
        expect(linesOf(scale).length).toBeLessThanOrEqual(7);
        expectTrueLabels(scale, count);
      }),
    );
  });
});

describe('fittedScale', () => {
  it.each([
    [228.4, 233.2, 0.1, { min: 228, max: 234, step: 2 }],
    [-2, 7, 0.1, { min: -5, max: 10, step: 5 }],
  ])('lies around %d to %d', (low, high, finest, scale) => {
    expect(fittedScale(low, high, finest)).toEqual(scale);
  });

  it.each([
    ['50 Hz', 50, 50, 0.01, { min: 49.95, max: 50.05, step: 0.05 }],
    ['nearly 50 Hz', 49.998, 50.001, 0.01, { min: 49.95, max: 50.05, step: 0.05 }],
    ['just under 50 Hz', 49.97, 49.98, 0.01, { min: 49.9, max: 50.05, step: 0.05 }],
    ['230 V', 230, 230, 0.1, { min: 229.8, max: 230.2, step: 0.2 }],
    ['a power factor of 1', 1, 1, 0.01, { min: 0.99, max: 1.01, step: 0.01 }],
    ['nothing', 0, 0, 0.1, { min: 0, max: 0.2, step: 0.1 }],
  ])('puts %s into the middle, but never under zero', (_, low, high, finest, scale) => {
    expect(fittedScale(low, high, finest)).toEqual(scale);
  });

  it('always covers the values with three to six lines, whose labels are true', () => {
    fc.assert(
      fc.property(value, value, digits, (a, b, count) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const scale = fittedScale(low, high, finestOf(count));
        const slack = scale.step * 1e-6;
        expect(scale.min).toBeLessThanOrEqual(low + slack);
        expect(scale.max).toBeGreaterThanOrEqual(high - slack);
        expect(linesOf(scale).length).toBeGreaterThanOrEqual(3);
        expect(linesOf(scale).length).toBeLessThanOrEqual(6);
        expectTrueLabels(scale, count);
      }),
    );
  });

  it('has what hardly changes in the middle third', () => {
    const steady = fc.integer({ min: 10_000, max: 10_000_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(steady, fc.integer({ min: 0, max: 900 }), digits, (low, millionths, count) => {
        const high = low * (1 + millionths / 1e6);
        const { min, max, step } = fittedScale(low, high, finestOf(count));
        fc.pre(high - low < step / 2);
        const place = ((low + high) / 2 - min) / (max - min);
        expect(place).toBeGreaterThan(1 / 3);
        expect(place).toBeLessThan(2 / 3);
      }),
    );
  });

  it('never goes under zero for what is never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (a, b) => {
        expect(fittedScale(Math.min(a, b) / 10, Math.max(a, b) / 10, 0.1).min).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
