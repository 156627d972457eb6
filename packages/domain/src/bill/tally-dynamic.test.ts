import { describe, expect, it } from 'vitest';
import { tallyDynamic } from './tally-dynamic.ts';
import { emptyCounters } from './tier-counters.ts';

/** The value of 1 kWh at an exchange price, in micro units. */
const paid = (priceMicros: number, factorPpm: number, markUpMicros = 0): bigint => {
  const [tally] = tallyDynamic([1_000_000], {
    tariff: { type: 'dynamic', series: 'spot', factorPpm, markUpMicros },
    prices: { fromMs: 0, priceMicros: [priceMicros] },
    fromMs: 0,
    counters: emptyCounters(),
    unpriced: () => expect.unreachable(),
  })({ from: 0, to: 1 });
  return (tally?.value ?? 0n) / 1_000_000n;
};

describe('tallyDynamic', () => {
  it.each([
    ['as it is', 80_001, 1_000_000, 0, 80_001n],
    ['with a mark-up below zero', 80_000, 1_000_000, -90_000, -10_000n],
    ['a half up', 50, 1_190_000, 0, 60n],
    ['a half of a negative price down', -50, 1_190_000, 0, -60n],
    ['less than a half not at all', 10, 1_040_000, 0, 10n],
    ['by a factor of nothing', 80_000, 0, 15_000, 15_000n],
    ['beyond 2^53', 99_999_999_999, 99_999_999, 0, 9_999_999_899_900n],
  ])('prices %s', (_, priceMicros, factorPpm, markUpMicros, micros) => {
    expect(paid(priceMicros, factorPpm, markUpMicros)).toBe(micros);
  });

  it('has no price before or after the series, and none without it', () => {
    const unpriced: number[] = [];
    const counting = {
      tariff: { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 0 } as const,
      fromMs: 0,
      counters: emptyCounters(),
      unpriced: (index: number) => unpriced.push(index),
    };
    const prices = { fromMs: 900_000, priceMicros: [100_000, null] };
    const [tally] = tallyDynamic([5, 5, 5, 5, null], { ...counting, prices })({ from: 0, to: 5 });
    expect([tally?.energyMwh, unpriced]).toEqual([5, [0, 2, 3]]);
    tallyDynamic([5], { ...counting, prices: undefined })({ from: 0, to: 1 });
    expect(unpriced).toEqual([0, 2, 3, 0]);
  });
});
