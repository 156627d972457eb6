import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf, steps } from '../../test/build-counter-stream.ts';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import { meterOf, startMs } from '../../test/build-site-meter.ts';
import { quarterHourMs, siteLedger, useTypes } from '../index.ts';

const cases = { numRuns: 1000 };

describe('phase rules', () => {
  const span = { fromMs: startMs, toMs: startMs + quarterHourMs };
  const row = (importKwh: number, exportKwh: number) => buildRow({ importKwh, exportKwh });
  /** One phase imports 0.9 kWh while another exports 0.5; the net row counted 0.45 and 0.05. */
  const meter = meterOf(useTypes.grid, [
    buildReading({ atMicros: span.fromMs * 1000, phases: [row(1, 1), row(1, 1), row(1, 1)], net: row(0, 0) }),
    buildReading({
      atMicros: span.toMs * 1000,
      phases: [row(1.9, 1), row(1, 1.5), row(1, 1)],
      net: row(0.45, 0.05),
    }),
  ]);

  it.each([
    ['perPhase', 9e5, 5e5],
    ['netted', 4e5, 0],
    ['nem', 45e4, 5e4],
  ] as const)('%s: imported %i, exported %i', (rule, imported, exported) => {
    const { totals } = siteLedger({ meters: [meter], span }, rule);
    expect(totals.energy).toMatchObject({ imported, exported });
    expect(totals.byRule).toMatchObject({
      perPhase: { imported: 9e5, exported: 5e5 },
      netted: { imported: 4e5, exported: 0 },
      nem: { imported: 45e4, exported: 5e4 },
    });
  });

  it('give the same balance, netted or not', () => {
    const span20 = { fromMs: startMs, toMs: startMs + 20 * quarterHourMs };
    fc.assert(
      fc.property(steps(8), (list) => {
        const meters = [meterOf(useTypes.grid, readingsOf(list))];
        const each = siteLedger({ meters, span: span20 }, 'perPhase').slots;
        const netted = siteLedger({ meters, span: span20 }, 'netted').slots;
        for (const [slot, imported] of netted.imported.entries()) {
          const [a, b] = [each.imported[slot] ?? null, each.exported[slot] ?? null];
          if (imported === null || a === null || b === null) continue;
          assert.equal(imported - (netted.exported[slot] ?? 0), a - b);
          assert.equal(imported <= a, true);
        }
      }),
      cases,
    );
  });
});
