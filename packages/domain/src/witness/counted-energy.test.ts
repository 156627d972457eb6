import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import { counterRulesOf, ledgerOf, minuteMicros, quarterHourMs, slotEdges } from '../index.ts';
import { countedEnergy, stepOfRegister } from './counted-energy.ts';

/** A reading a minute of three phases, the counts of each phase in kWh. */
const slotsOf = (counts: readonly (readonly number[])[]) =>
  ledgerOf(
    null,
    counts.map((kwh, minute) =>
      buildReading({
        atMicros: minute * minuteMicros,
        phases: kwh.map((importKwh) => buildRow({ powerW: 6000, importKwh, exportKwh: 2 * importKwh })),
      }),
    ),
    counterRulesOf(null),
  ).slots;

describe('countedEnergy', () => {
  it('is what each phase counted in the quarter-hour', () => {
    const slots = slotsOf(
      Array.from({ length: 91 }, (_, minute) => [1, 2, 3].map((of) => of * minute * 0.1)),
    );
    const { phases, estimated } = countedEnergy(slots, slotEdges({ fromMs: 0, toMs: 6 * quarterHourMs }));
    expect(estimated).toEqual(new Array(6).fill(false));
    for (const [phase, counted] of phases.entries())
      for (const energy of counted) {
        expect(energy?.imported).toBeCloseTo((phase + 1) * 1_500_000, 0);
        expect(energy?.exported).toBeCloseTo((phase + 1) * 3_000_000, 0);
      }
  });

  it('is unknown where intervals say what passed, which are not of phases, and nothing of it is estimated', () => {
    const readings = [0, 60].map((minute) =>
      buildReading({
        atMicros: minute * minuteMicros,
        phases: [buildRow({ importKwh: minute * 0.1, exportKwh: 0 })],
      }),
    );
    const { slots } = ledgerOf(null, readings, counterRulesOf(null));
    const edges = slotEdges({ fromMs: 0, toMs: 2 * quarterHourMs });
    const covered = [{ fromMicros: 0, toMicros: quarterHourMs * 1000 }];
    const { phases, estimated } = countedEnergy(slots, edges, covered);
    expect(phases[0]?.map((energy) => energy !== null)).toEqual([false, true]);
    expect(estimated).toEqual([false, true]);
  });

  it('is unknown where the ledger does not reach over the whole quarter-hour, and of phases there are none of', () => {
    const slots = slotsOf(Array.from({ length: 40 }, (_, minute) => [minute * 0.1]));
    const { phases } = countedEnergy(slots, slotEdges({ fromMs: 0, toMs: 4 * quarterHourMs }));
    expect(phases.map((counted) => counted.map((energy) => energy !== null))).toEqual([
      [true, true, false, false],
      [false, false, false, false],
      [false, false, false, false],
    ]);
  });
});

describe('stepOfRegister', () => {
  it('is the step in which the register moves, wherever it began', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1_000_000, 100_000, 10_000, 1000),
        fc.nat(1_000_000),
        fc.array(fc.constantFrom(1, 2, 3, 7), { minLength: 40, maxLength: 60 }),
        (stepMwh, startMwh, rises) => {
          let count = startMwh;
          const counts = rises.map((rise) => {
            count += rise * stepMwh;
            return [count / 1e6];
          });
          const found = stepOfRegister(slotsOf(counts), 0);
          // What is seen of it may happen to be multiples of ten.
          expect(found % stepMwh).toBe(0);
          expect(found).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is 0 for one that moves in less than a watt-hour', () => {
    expect(stepOfRegister(slotsOf([[1], [1.00004], [1.00009]]), 0)).toBe(0);
  });
});
