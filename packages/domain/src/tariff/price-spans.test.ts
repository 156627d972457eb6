import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricePoint, priceSlotsOf, priceSpansOf, quarterHourMs } from '../index.ts';
import { hourMs } from '../time/durations.ts';

const start = Date.UTC(2026, 2, 1);
const points = (...hours: number[]): PricePoint[] =>
  hours.map((hour) => ({ atMs: start + hour * hourMs, priceMicros: hour * 1000 }));

/** Hours each price holds, in the order of time. */
const held = (list: readonly PricePoint[]): number[] => {
  const result = priceSpansOf(list);
  if (result.kind === 'wrong') throw new Error(JSON.stringify(result.problems));
  return result.spans.map(({ fromMs, toMs }) => (toMs - fromMs) / hourMs);
};

describe('priceSpansOf', () => {
  it.each([
    ['a single price holds an hour', points(0), [1]],
    ['hours', points(0, 1, 2), [1, 1, 1]],
    ['in any order', points(2, 0, 1), [1, 1, 1]],
    ['an hour left out has no price', points(0, 1, 3, 4, 5), [1, 1, 1, 1, 1]],
    ['quarter-hours with one left out', points(0, 0.25, 0.75, 1), [0.25, 0.25, 0.25, 0.25]],
    ['from hours to quarter-hours', points(0, 1, 2, 2.25, 2.5), [1, 1, 0.25, 0.25, 0.25]],
    ['days of 24, 23 and 25 hours', points(0, 24, 48, 71, 96), [24, 24, 23, 25, 24]],
    ['months', points(0, 744, 1_416, 2_160), [744, 672, 744, 744]],
    ['the first of quarter-hours, the second left out', points(0, 0.5, 0.75, 1), [0.5, 0.25, 0.25, 0.25]],
    ['the same point twice', [...points(0, 1), ...points(1)], [1, 1]],
  ])('%s', (_, list, hours) => {
    expect(held(list)).toEqual(hours);
  });

  it.each([
    ['price_not_on_quarter_hour', [{ atMs: start + 600_000, priceMicros: 1 }], 0],
    ['price_invalid', [...points(0), { atMs: start + hourMs, priceMicros: 0.5 }], 1],
    ['price_twice', [...points(0, 1), { atMs: start, priceMicros: 7 }], 2],
  ])('refuses with %s', (code, list, index) => {
    expect(priceSpansOf(list)).toEqual({ kind: 'wrong', problems: [{ code, index }] });
  });
});

describe('priceSlotsOf', () => {
  it('is null where no span reaches, and cut where it begins and ends', () => {
    const span = (from: number, to: number, priceMicros: number) => ({
      fromMs: start + from * quarterHourMs,
      toMs: start + to * quarterHourMs,
      priceMicros,
    });
    const spans = [span(-3, 1, -5), span(2, 4, 7), span(6, 12, 9)];
    expect(priceSlotsOf(spans, start, start + 8 * quarterHourMs)).toEqual({
      fromMs: start,
      priceMicros: [-5, null, 7, 7, null, null, 9, 9],
    });
  });

  it('has each quarter-hour at the price of the span it lies in', () => {
    const hours = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(hours, fc.integer({ min: -8, max: 20 }), fc.nat({ max: 200 }), (list, from, count) => {
        const result = priceSpansOf(points(...list));
        if (result.kind === 'wrong') throw new Error('points on hours');
        const fromMs = start + from * quarterHourMs;
        const { priceMicros } = priceSlotsOf(result.spans, fromMs, fromMs + count * quarterHourMs);
        const expected = Array.from({ length: count }, (_, index) => {
          const atMs = fromMs + index * quarterHourMs;
          const span = result.spans.find((other) => other.fromMs <= atMs && atMs < other.toMs);
          return span?.priceMicros ?? null;
        });
        expect(priceMicros).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});
