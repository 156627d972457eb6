import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertNear } from '../../test/assert-number.ts';
import { readingsOf, steps } from '../../test/build-counter-stream.ts';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import {
  counterRulesOf,
  coverageOfAll,
  energyBetween,
  ledgerOf,
  quarterHourMicros,
  type RegisterSlot,
  registerAt,
} from '../index.ts';

const minute = 60_000_000;
const hour = 60 * minute;
const midnight = Date.UTC(2026, 0, 1) * 1000;
const rules = counterRulesOf(null);

/** Import counter in kWh by minute of the day. */
const slotsOf = (counts: readonly (readonly [minuteOfDay: number, importKwh: number])[]): RegisterSlot[] =>
  ledgerOf(
    null,
    counts.map(([at, importKwh]) =>
      buildReading({ atMicros: midnight + at * minute, phases: [buildRow({ importKwh, exportKwh: null })] }),
    ),
    rules,
  ).slots;

describe('energyBetween', () => {
  const slots = slotsOf([
    [0, 100],
    [10, 101],
    [20, 102],
    [30, 104],
    [40, 106],
  ]);

  it('is the difference of the counts at both ends', () => {
    expect(energyBetween(slots, midnight, midnight + 40 * minute)).toEqual({
      energyMwh: [6_000_000, null],
      coverage: { measured: 1, estimated: 0, missing: 0 },
    });
  });

  it('divides an interval over a boundary by time', () => {
    const { energyMwh } = energyBetween(slots, midnight + 15 * minute, midnight + 30 * minute);
    expect(energyMwh[0]).toBe(2_500_000);
  });

  it('knows nothing of a silence that another count ended: it is no 0', () => {
    const another = [0, 1, 2, 3].map((more) => [600 + more, 12 + more / 100] as const);
    for (const reads of [another, another.slice(0, 1)]) {
      const meters = slotsOf([[0, 9000], [10, 9001], ...reads]);
      expect(energyBetween(meters, midnight + 60 * minute, midnight + 540 * minute)).toEqual({
        energyMwh: [null, null],
        coverage: { measured: 0, estimated: 0, missing: 1 },
      });
      const { energyMwh, coverage } = energyBetween(meters, midnight, midnight + 600 * minute);
      expect(energyMwh[0]).toBe(1_000_000);
      expect(coverage.measured).toBeCloseTo(1 / 60);
      expect(coverage.missing).toBeCloseTo(59 / 60);
    }
  });

  it('believes a count that stands still through a silence, and a dip that came back after one', () => {
    const still = slotsOf([
      [0, 100],
      [600, 100],
    ]);
    const dip = slotsOf([
      [0, 100],
      [60, 40],
      [120, 102],
    ]);
    for (const meters of [still, dip])
      expect(energyBetween(meters, midnight, midnight + 60 * minute)).toMatchObject({
        energyMwh: [0, null],
        coverage: { estimated: 1 },
      });
  });

  it('shows what is missing before the first and after the last read', () => {
    const { energyMwh, coverage } = energyBetween(slots, midnight - 40 * minute, midnight + 120 * minute);
    expect(energyMwh[0]).toBe(6_000_000);
    expect(coverage).toEqual({ measured: 0.25, estimated: 0, missing: 0.75 });
  });

  it('knows nothing where there is no read', () => {
    const nothing = { coverage: { measured: 0, estimated: 0, missing: 1 } };
    expect(energyBetween([], midnight, midnight + hour)).toEqual({ ...nothing, energyMwh: [] });
    expect(energyBetween(slots, midnight + hour, midnight + 2 * hour)).toEqual({
      ...nothing,
      energyMwh: [null, null],
    });
    expect(energyBetween(slots.slice(0, 1), midnight, midnight).coverage.missing).toBe(1);
  });

  it('calls a long gap estimated, and spreads its energy evenly', () => {
    const gap = slotsOf([
      [0, 100],
      [60, 104],
      [70, 105],
    ]);
    const quarters = [0, 1, 2, 3].map((index) =>
      energyBetween(gap, midnight + index * quarterHourMicros, midnight + (index + 1) * quarterHourMicros),
    );
    expect(quarters.map(({ energyMwh }) => energyMwh[0])).toEqual([1e6, 1e6, 1e6, 1e6]);
    expect(quarters[1]?.coverage).toEqual({ measured: 0, estimated: 1, missing: 0 });
    expect(energyBetween(gap, midnight, midnight + 80 * minute).coverage).toEqual({
      measured: 0.125,
      estimated: 0.75,
      missing: 0.125,
    });
  });

  it('calls a slot with a dip estimated', () => {
    const dip = slotsOf([
      [0, 100],
      [20, 100.5],
      [22, 0],
      [24, 100.6],
      [40, 101],
    ]);
    const { energyMwh, coverage } = energyBetween(dip, midnight, midnight + 40 * minute);
    expect(energyMwh[0]).toBe(1_000_000);
    expect(coverage).toEqual({ measured: 0.4, estimated: 0.6, missing: 0 });
  });

  it('counts a register that comes into being from there on', () => {
    const single = { phases: [buildRow({ importKwh: 1, exportKwh: 0 })] };
    const three = (importKwh: number) => ({ phases: Array(3).fill(buildRow({ importKwh, exportKwh: 0 })) });
    const { slots: mixed } = ledgerOf(
      null,
      [
        buildReading({ atMicros: midnight, ...single }),
        buildReading({ atMicros: midnight + 20 * minute, ...three(1) }),
        buildReading({ atMicros: midnight + 40 * minute, ...three(1.5) }),
      ],
      rules,
    );
    expect(energyBetween(mixed, midnight, midnight + 40 * minute).energyMwh).toEqual([
      5e5, 0, 5e5, 0, 5e5, 0,
    ]);
  });

  it('is additive: the parts of a span sum to it, energy and time', () => {
    const cut = fc.integer({ min: -hour, max: 90 * hour });
    fc.assert(
      fc.property(steps(), fc.tuple(cut, cut, cut), (list, offsets) => {
        const { slots: some } = ledgerOf(null, readingsOf(list), rules);
        const start = some[0]?.firstAtMicros ?? 0;
        const [a = 0, b = 0, c = 0] = offsets.map((offset) => start + offset).sort((x, y) => x - y);
        fc.pre(a < b && b < c);
        const [left, right, both] = [
          energyBetween(some, a, b),
          energyBetween(some, b, c),
          energyBetween(some, a, c),
        ];
        for (const [index, whole] of both.energyMwh.entries()) {
          assert.equal((left.energyMwh[index] ?? 0) + (right.energyMwh[index] ?? 0), whole ?? 0);
        }
        const known = (coverage: typeof both.coverage) => coverage.measured + coverage.estimated;
        const joined = known(left.coverage) * (b - a) + known(right.coverage) * (c - b);
        assertNear(joined / (c - a), known(both.coverage), 9);
        assertNear(known(both.coverage) + both.coverage.missing, 1, 9);
      }),
      { numRuns: 1000 },
    );
  });

  it('needs of a long history only the slots of the span and a neighbour on either side', () => {
    fc.assert(
      fc.property(steps(), fc.nat(40), fc.nat(40), (list, skip, length) => {
        const { slots: all } = ledgerOf(null, readingsOf(list), rules);
        const from = (all[0]?.slotMicros ?? 0) + skip * quarterHourMicros;
        const to = from + (length + 1) * quarterHourMicros;
        const before = all.findLast((slot) => slot.slotMicros < from);
        const after = all.find((slot) => slot.slotMicros >= to);
        const few = all.filter(
          ({ slotMicros }) =>
            slotMicros >= (before?.slotMicros ?? from) && slotMicros <= (after?.slotMicros ?? to),
        );
        const whole = energyBetween(all, from, to).energyMwh;
        const alone = energyBetween(few, from, to).energyMwh;
        assert.deepEqual(
          whole.map((_, index) => alone[index] ?? null),
          whole,
        );
      }),
    );
  });
});

describe('registerAt', () => {
  const [first, second] = slotsOf([
    [0, 100],
    [10, 101],
    [20, 103],
  ]);

  it('interpolates between and within slots', () => {
    const at = (minutes: number) => registerAt(first ?? null, second ?? null, midnight + minutes * minute);
    expect(at(0)?.counts[0]).toBe(100_000_000);
    expect(at(5)?.counts[0]).toBe(100_500_000);
    expect(at(15)).toEqual({ counts: [102_000_000, null], kind: 'measured' });
    expect(at(20)?.counts[0]).toBe(103_000_000);
  });

  it('is null outside', () => {
    expect(registerAt(first ?? null, second ?? null, midnight - 1)).toBeNull();
    expect(registerAt(first ?? null, null, midnight + 11 * minute)).toBeNull();
    expect(registerAt(null, null, midnight)).toBeNull();
  });

  it('is estimated in a gap', () => {
    const [before, after] = slotsOf([
      [0, 100],
      [31, 101],
    ]);
    expect(registerAt(before ?? null, after ?? null, midnight + 15 * minute)?.kind).toBe('estimated');
  });
});

describe('coverageOfAll', () => {
  it('is as good as the worst', () => {
    const good = { measured: 1, estimated: 0, missing: 0 };
    const gap = { measured: 0.5, estimated: 0.5, missing: 0 };
    const late = { measured: 0.75, estimated: 0, missing: 0.25 };
    expect(coverageOfAll([good, gap, late])).toEqual({ measured: 0.5, estimated: 0.25, missing: 0.25 });
    expect(coverageOfAll([])).toEqual({ measured: 0, estimated: 0, missing: 1 });
  });
});
