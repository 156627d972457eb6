import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf, steps } from '../../test/build-counter-stream.ts';
import { anySpan, meterOf, startMs, steady } from '../../test/build-site-meter.ts';
import {
  quarterHourMs,
  type SiteMeter,
  siteLedger,
  slotQualities,
  type UseType,
  useTypes,
} from '../index.ts';

const cases = { numRuns: 1000 };

describe('a calculated meter', () => {
  const span = { fromMs: startMs, toMs: startMs + 2 * quarterHourMs };
  const readsOf = (meter: SiteMeter, sign: 1 | -1) => meter.reads.map((part) => ({ ...part, sign }));
  const calculated = (useType: UseType, reads: SiteMeter['reads']): SiteMeter => ({
    useType,
    reads,
    orientation: 'export',
    expectedUntilMicros: null,
  });
  const house = steady(useTypes.grid, span, { importW: 3000 });
  const car = steady(useTypes.load, span, { importW: 1200 });

  it('is a difference in every quarter-hour, positive import', () => {
    const rest = calculated(useTypes.load, [...readsOf(house, 1), ...readsOf(car, -1)]);
    expect(siteLedger({ meters: [rest], span }, 'perPhase').slots.consumed).toEqual([45e4, 45e4]);
  });

  it('exports what is negative', () => {
    const turned = calculated(useTypes.grid, [...readsOf(car, 1), ...readsOf(house, -1)]);
    const { slots } = siteLedger({ meters: [turned], span }, 'perPhase');
    expect([slots.imported, slots.exported]).toEqual([
      [0, 0],
      [45e4, 45e4],
    ]);
  });

  it('is known only while all its parts are', () => {
    const short = steady(useTypes.load, { ...span, toMs: startMs + quarterHourMs }, { importW: 1200 });
    const rest = calculated(useTypes.load, [...readsOf(house, 1), ...readsOf(short, -1)]);
    expect(siteLedger({ meters: [rest], span }, 'perPhase').slots).toMatchObject({
      consumed: [45e4, null],
      quality: [slotQualities.measured, slotQualities.missing],
    });
  });

  it('is the sum of its parts whatever they count', () => {
    fc.assert(
      fc.property(steps(8), steps(8), anySpan, (one, other, [fromMs = 0, , toMs = 0]) => {
        const meters = [meterOf(useTypes.grid, readingsOf(one)), meterOf(useTypes.grid, readingsOf(other))];
        const sum = calculated(
          useTypes.grid,
          meters.flatMap((meter) => readsOf(meter, 1)),
        );
        const apart = siteLedger({ meters, span: { fromMs, toMs } }, 'perPhase').slots;
        const joined = siteLedger({ meters: [sum], span: { fromMs, toMs } }, 'perPhase').slots;
        for (const [slot, imported] of joined.imported.entries()) {
          const isWhole = [slotQualities.measured, slotQualities.estimated].some(
            (quality) => quality === apart.quality[slot],
          );
          if (imported === null || !isWhole || joined.quality[slot] === slotQualities.missing) continue;
          assert.equal(
            imported - (joined.exported[slot] ?? 0),
            (apart.imported[slot] ?? 0) - (apart.exported[slot] ?? 0),
          );
        }
      }),
      cases,
    );
  });
});
