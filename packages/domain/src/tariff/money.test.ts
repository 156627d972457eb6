import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '../index.ts';
import { addProduct, totalOf, zeroSum } from './exact-sum.ts';
import { minorUnits, roundedRatio } from './money.ts';

describe('roundedRatio', () => {
  it.each([
    [5n, 10n, 1],
    [-5n, 10n, -1],
    [4n, 10n, 0],
    [-4n, 10n, 0],
    [15n, 10n, 2],
    [-25n, 10n, -3],
    [1n, 3n, 0],
    [-2n, 3n, -1],
  ])('%i / %i is %i', (numerator, denominator, rounded) => {
    expect(roundedRatio(numerator, denominator)).toBe(rounded);
  });

  it('is never more than half a unit off, and a half goes away from zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          fc.pre((n < 0n ? -n : n) / d < 2n ** 52n);
          const off = 2n * (n - BigInt(roundedRatio(n, d)) * d);
          expect(off <= d && off >= -d).toBe(true);
          if (off === d || off === -d) expect(off < 0n === n > 0n).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('refuses what a number cannot hold', () => {
    expect(() => roundedRatio(2n ** 60n, 1n)).toThrow(RangeError);
  });
});

describe('minorUnits', () => {
  it.each([
    ['EUR', 253_400n, 25],
    ['JPY', 30_500_000n, 31],
    ['KWD', 253_400n, 253],
    ['eur', -255_000n, -26],
  ])('%s of %i micros', (currency, micros, amount) => {
    expect(minorUnits(micros, 1n, currency)).toBe(amount);
  });

  it('knows currencies without a minor unit and with thousandths', () => {
    expect(['EUR', 'CNY', 'JPY', 'VND', 'BHD', 'TND'].map(minorDigits)).toEqual([2, 2, 0, 0, 3, 3]);
  });
});

describe('addProduct', () => {
  it('loses nothing, however large', () => {
    const safe = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
    const small = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(safe, small), small)), (products) => {
        const sum = zeroSum();
        for (const [a, b] of products) addProduct(sum, a, b);
        expect(totalOf(sum)).toBe(products.reduce((all, [a, b]) => all + BigInt(a) * BigInt(b), 0n));
      }),
      { numRuns: 1_000 },
    );
  });
});
