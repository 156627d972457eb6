import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInterval } from '../index.ts';

const usualAfter = (start: number | null, gaps: readonly number[]): number | null =>
  gaps.reduce<number | null>((usual, gap) => nextInterval(usual, gap), start);

describe('nextInterval', () => {
  it('begins with the first gap, an hour at most', () => {
    expect(nextInterval(null, 60)).toBe(60);
    expect(nextInterval(null, 1e9)).toBe(3600);
  });

  it('learns nothing from no gap', () => {
    expect(nextInterval(null, 0)).toBeNull();
    expect(nextInterval(5, -3)).toBe(5);
    expect(nextInterval(5, Number.NaN)).toBe(5);
  });

  it('is hardly moved by one long silence', () => {
    expect(nextInterval(5, 86_400)).toBeLessThanOrEqual(7);
  });

  it('follows a changed setting', () => {
    expect(usualAfter(5, Array(30).fill(60))).toBeCloseTo(60, 0);
    expect(usualAfter(60, Array(40).fill(5))).toBeCloseTo(5, 0);
  });

  it('stays between the shortest and the longest gap seen', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 3600, noNaN: true }), { minLength: 1 }), (gaps) => {
        const usual = usualAfter(null, gaps) ?? 0;
        expect(usual).toBeGreaterThanOrEqual(Math.min(...gaps) - 1e-9);
        expect(usual).toBeLessThanOrEqual(Math.max(...gaps) + 1e-9);
      }),
    );
  });
});
