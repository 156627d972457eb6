import { hourMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from './demo-setting.ts';
import { minutesFrom, planHistory, readingsIn, withoutSpan } from './plan-history.ts';

const anchorMs = Date.UTC(2024, 10, 20);
const nowMs = Date.UTC(2026, 10, 20, 13);

describe('planHistory', () => {
  it('wants everything at the first start', () => {
    expect(planHistory(null, { anchorMs, nowMs, liveToMs: null })).toEqual({
      missing: [{ fromMs: anchorMs, toMs: nowMs }],
      plannedToMs: nowMs,
    });
  });

  it('adds the time in which the server stood still before what was still missing', () => {
    const old = { fromMs: anchorMs, toMs: anchorMs + 30 * hourMs };
    const before = { missing: [old], plannedToMs: nowMs - 9 * hourMs };
    const liveToMs = nowMs - 5 * hourMs;
    expect(planHistory(before, { anchorMs, nowMs, liveToMs })).toEqual({
      missing: [{ fromMs: liveToMs, toMs: nowMs }, old],
      plannedToMs: nowMs,
    });
  });

  it('starts from the plan where a meter never sent', () => {
    const before = { missing: [], plannedToMs: nowMs - hourMs };
    const { missing } = planHistory(before, { anchorMs, nowMs, liveToMs: null });
    expect(missing).toEqual([{ fromMs: nowMs - hourMs, toMs: nowMs }]);
  });

  it('wants nothing of a clock set back', () => {
    const before = { missing: [], plannedToMs: nowMs };
    const planned = planHistory(before, { anchorMs, nowMs: nowMs - hourMs, liveToMs: nowMs });
    expect(planned).toEqual(before);
  });
});

describe('withoutSpan', () => {
  const span = fc
    .tuple(fc.nat({ max: 50 }), fc.integer({ min: 1, max: 50 }))
    .map(([fromMs, long]) => ({ fromMs, toMs: fromMs + long }));
  const covers = (spans: readonly Span[], ms: number) =>
    spans.some(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);

  it('leaves exactly what the span does not cover', () => {
    fc.assert(
      fc.property(span, span, (missing, done) => {
        const left = withoutSpan({ missing: [missing], plannedToMs: 0 }, done).missing;
        for (let ms = 0; ms < 110; ms += 1)
          expect(covers(left, ms)).toBe(covers([missing], ms) && !covers([done], ms));
      }),
    );
  });
});

describe('readingsIn', () => {
  it('counts minutes of two weeks and quarter-hours before', () => {
    const minutesFromMs = minutesFrom(nowMs);
    expect(nowMs - minutesFromMs).toBeGreaterThanOrEqual(14 * 24 * hourMs);
    const twoHoursBefore = { fromMs: minutesFromMs - 2 * hourMs, toMs: minutesFromMs + hourMs };
    expect(readingsIn([twoHoursBefore], minutesFromMs)).toBe(8 + 60);
  });
});
