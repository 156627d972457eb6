import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertNear } from '../../test/assert-number.ts';
import { readingsOf, steps } from '../../test/build-counter-stream.ts';
import { pointsOf } from '../counter/read-point.ts';
import { counterRulesOf, energyBetween, ledgerOf, quarterHourMs } from '../index.ts';
import { slotEdges } from './slot-edges.ts';
import { slotRises } from './slot-rises.ts';

const limits = counterRulesOf(null);

describe('slotRises', () => {
  const span = fc.record({
    startMinutes: fc.integer({ min: -90, max: 300 }),
    minutes: fc.integer({ min: 1, max: 300 }),
  });

  it('gives each quarter-hour the energy that energyBetween does', () => {
    fc.assert(
      fc.property(steps(12), span, (list, { startMinutes, minutes }) => {
        const { slots } = ledgerOf(null, readingsOf(list), limits);
        const fromMs = Math.floor((slots[0]?.firstAtMicros ?? 0) / 1000) + startMinutes * 60_000;
        const edges = slotEdges({ fromMs, toMs: fromMs + minutes * 60_000 });
        const between = slotRises(pointsOf(slots), edges);
        for (const [index, toMicros] of edges.slice(1).entries()) {
          const fromMicros = edges[index] ?? 0;
          const { energyMwh, coverage } = energyBetween(slots, fromMicros, toMicros);
          const length = toMicros - fromMicros;
          // Registers that come into being later are not among those of a slot.
          for (const [register, mwh] of energyMwh.entries())
            assert.equal(between.rises[index]?.[register] ?? null, mwh);
          assertNear((between.measuredMicros[index] ?? 0) / length, coverage.measured, 9);
          assertNear((between.estimatedMicros[index] ?? 0) / length, coverage.estimated, 9);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('slotEdges', () => {
  it('cuts the first and the last quarter-hour where the span is cut', () => {
    const fromMs = 7 * 60_000;
    expect(slotEdges({ fromMs, toMs: 2 * quarterHourMs + 1 })).toEqual(
      [fromMs, quarterHourMs, 2 * quarterHourMs, 2 * quarterHourMs + 1].map((ms) => ms * 1000),
    );
    expect(slotEdges({ fromMs, toMs: fromMs })).toEqual([fromMs * 1000]);
  });
});
