import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historySpans, instantsOf } from './history-spans.ts';

const nowMs = Date.UTC(2026, 10, 20, 13, 37, 12);
const minutesFromMs = Date.UTC(2026, 10, 6);
const past = fc
  .tuple(fc.nat({ max: 700 * 86_400 }), fc.nat({ max: 60 * 86_400 }))
  .map(([before, long]) => ({ fromMs: nowMs - (before + long) * 1000, toMs: nowMs - before * 1000 }));

describe('historySpans', () => {
  it('tile what is missing, the newest first', () => {
    fc.assert(
      fc.property(past, (missing) => {
        const spans = [...historySpans([missing], minutesFromMs)];
        let end = missing.toMs;
        for (const span of spans) {
          expect(span.toMs).toBe(end);
          expect(span.fromMs).toBeLessThan(span.toMs);
          end = span.fromMs;
        }
        expect(end).toBe(missing.fromMs);
      }),
    );
  });

  it('hold at most 480 readings, each once, in minutes and before the border in quarter-hours', () => {
    fc.assert(
      fc.property(past, (missing) => {
        const instants: number[] = [];
        for (const span of historySpans([missing], minutesFromMs)) {
          const own = instantsOf(span);
          expect(own.length).toBeLessThanOrEqual(480);
          expect(own.every((atMs) => atMs >= span.fromMs && atMs < span.toMs)).toBe(true);
          instants.unshift(...own);
        }
        const expected: number[] = [];
        for (let atMs = Math.ceil(missing.fromMs / 60_000) * 60_000; atMs < missing.toMs; atMs += 60_000)
          if (atMs >= minutesFromMs || atMs % 900_000 === 0) expected.push(atMs);
        expect(instants).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
