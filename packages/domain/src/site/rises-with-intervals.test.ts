import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf, steps } from '../../test/build-counter-stream.ts';
import { anyIntervals, quarterHours } from '../../test/build-intervals.ts';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import { anySpan, startMs, steady } from '../../test/build-site-meter.ts';
import {
  counterRulesOf,
  coverageIn,
  energyOfPieces,
  energyOutside,
  type IntervalEnergy,
  joinSlots,
  type LocalSpan,
  ledgerOf,
  type MicroSpan,
  meterSlots,
  type PhaseRule,
  phaseRules,
  quarterHourMs,
  type RegisterSlot,
  readsOfMeter,
  resolveIntervals,
  type SiteMeter,
  type SlotColumn,
  siteLedger,
  slotEdges,
  slotQualities,
  sumTotals,
  useTypes,
} from '../index.ts';

const rules = counterRulesOf(null);
const anyRule = fc.constantFrom<PhaseRule>(...phaseRules);
const cases = { numRuns: 500 };

const partOf = (slots: readonly RegisterSlot[], intervals: readonly IntervalEnergy[]) => {
  const hull = {
    fromMicros: Math.min(...intervals.map(({ fromMicros }) => fromMicros)),
    toMicros: Math.max(...intervals.map(({ toMicros }) => toMicros)),
  };
  return readsOfMeter(slots, 1, { ...resolveIntervals([intervals]), hull });
};

const meterWith = (slots: readonly RegisterSlot[], intervals: readonly IntervalEnergy[]): SiteMeter => ({
  useType: useTypes.grid,
  orientation: 'export',
  reads: [partOf(slots, intervals)],
  expectedUntilMicros: null,
});

const sumOf = (column: SlotColumn): number => column.reduce<number>((sum, mwh) => sum + (mwh ?? 0), 0);

/** Meters of one phase, whose import and export are counted as they are by every rule. */
const singlePhase = steps(10).map((list) => list.map((step) => ({ ...step, rows: 1 as const })));
const someIntervals = anyIntervals().filter(({ length }) => length > 0);

describe('a meter with intervals and a counter', () => {
  it('conserves energy: its quarter-hours sum to the intervals and to what the counter rose elsewhere', () => {
    fc.assert(
      fc.property(singlePhase, someIntervals, anySpan, (list, intervals, [fromMs = 0, , toMs = 0]) => {
        fc.pre(fromMs < toMs);
        const { slots } = ledgerOf(null, readingsOf(list), rules);
        const resolved = resolveIntervals([intervals]);
        const edges = slotEdges({ fromMs, toMs });
        const found = meterSlots([partOf(slots, intervals)], edges, { rule: 'perPhase' });
        const whole: MicroSpan = { fromMicros: fromMs * 1000, toMicros: toMs * 1000 };
        for (const [register, column] of [found.imported, found.exported].entries()) {
          const pieces = register === 0 ? resolved.imported : resolved.exported;
          const elsewhere = edges
            .slice(1)
            .map((toMicros, slot) =>
              energyOutside(slots, { fromMicros: edges[slot] ?? 0, toMicros }, resolved),
            )
            .map((risen) => risen[register] ?? null);
          assert.equal(sumOf(column), (energyOfPieces(pieces, whole) ?? 0) + sumOf(elsewhere));
        }
      }),
      cases,
    );
  });

  it('is its counter alone where it has no intervals', () => {
    fc.assert(
      fc.property(steps(10), anySpan, anyRule, (list, [fromMs = 0, , toMs = 0], rule) => {
        const { slots } = ledgerOf(null, readingsOf(list), rules);
        const edges = slotEdges({ fromMs, toMs });
        const [first = 0, last = 0] = [slots[0]?.firstAtMicros, slots.at(-1)?.lastAtMicros];
        const none = { imported: [], exported: [], hull: { fromMicros: first, toMicros: last } };
        const { measuredMicros, estimatedMicros, ...plain } = meterSlots([readsOfMeter(slots)], edges, {
          rule,
        });
        const found = meterSlots([readsOfMeter(slots, 1, none)], edges, { rule });
        expect(found).toEqual({ ...plain, measuredMicros, estimatedMicros });
      }),
      cases,
    );
  });

  it('adds up: the parts of a span are its whole, and time is known once', () => {
    fc.assert(
      fc.property(
        steps(10),
        someIntervals,
        anySpan,
        anyRule,
        (list, intervals, [a = 0, b = 0, c = 0], rule) => {
          const { slots } = ledgerOf(null, readingsOf(list), rules);
          const meters = [meterWith(slots, intervals)];
          const ledger = (fromMs: number, toMs: number) =>
            siteLedger({ meters, span: { fromMs, toMs } }, rule);
          const [whole, ...parts] = [ledger(a, c), ledger(a, b), ledger(b, c)];
          assert.deepEqual(sumTotals(parts.map(({ totals }) => totals)), whole.totals);
          assert.deepEqual(joinSlots(parts.map((part) => part.slots)), whole.slots);
          const { measuredMicros, estimatedMicros } = whole.totals.known.site;
          assert.equal(measuredMicros + estimatedMicros <= whole.totals.spanMicros, true);
        },
      ),
      cases,
    );
  });

  it('is measured, or estimated as the file says, where intervals cover a quarter-hour whole', () => {
    fc.assert(
      fc.property(steps(10), fc.boolean(), anyRule, (list, estimated, rule) => {
        const { slots } = ledgerOf(null, readingsOf(list), rules);
        const both = quarterHours(startMs, new Array(12).fill([70, 30])).map((one) => ({
          ...one,
          estimated,
        }));
        const span = { fromMs: startMs, toMs: startMs + 12 * quarterHourMs };
        const { slots: found } = siteLedger({ meters: [meterWith(slots, both)], span }, rule);
        const quality = estimated ? slotQualities.estimated : slotQualities.measured;
        assert.deepEqual(found.quality, new Array(12).fill(quality));
        assert.deepEqual(found.imported, new Array(12).fill(70));
        assert.deepEqual(found.exported, new Array(12).fill(30));
      }),
      cases,
    );
  });
});

describe('between intervals and a counter', () => {
  const quarters = (count: number): LocalSpan => ({ fromMs: startMs, toMs: startMs + count * quarterHourMs });
  /** A counter that rises by 1 Wh a minute. */
  const slotsOf = ({ fromMs, toMs }: LocalSpan): readonly RegisterSlot[] => {
    const minutes = Array.from({ length: 1 + (toMs - fromMs) / 60_000 }, (_, minute) => minute);
    const readings = minutes.map((minute) =>
      buildReading({
        atMicros: (fromMs + minute * 60_000) * 1000,
        phases: [buildRow({ importKwh: 500 + minute / 1000, exportKwh: 0 })],
      }),
    );
    return ledgerOf(null, readings, rules).slots;
  };
  const intervals = quarterHours(startMs, [
    [100, 0],
    [200, 0],
  ]);

  it('nothing is booked: the time is missing, and no figure of it is 0', () => {
    const late = { fromMs: startMs + 4 * quarterHourMs, toMs: startMs + 6 * quarterHourMs };
    const meters = [meterWith(slotsOf(late), intervals)];
    const { slots, totals } = siteLedger({ meters, span: quarters(6) }, 'perPhase');
    expect(slots.imported).toEqual([100, 200, null, null, 15_000, 15_000]);
    expect(slots.quality).toEqual([0, 0, 2, 2, 0, 0]);
    expect(coverageIn(totals, 'imported')).toEqual({ measured: 4 / 6, estimated: 0, missing: 2 / 6 });
  });

  it('nothing is booked either where intervals begin after the counter ended', () => {
    const early = { fromMs: startMs - 4 * quarterHourMs, toMs: startMs - 2 * quarterHourMs };
    const meters = [meterWith(slotsOf(early), intervals)];
    const span = { fromMs: early.fromMs, toMs: startMs + 2 * quarterHourMs };
    const { slots } = siteLedger({ meters, span }, 'perPhase');
    expect(slots.imported).toEqual([15_000, 15_000, null, null, 100, 200]);
  });

  it('the rest of a quarter-hour that intervals begin in stays the counter’s', () => {
    const span = quarters(1);
    const late = intervals.slice(0, 1).map((one) => ({ ...one, fromMicros: one.fromMicros + 600_000_000 }));
    const { slots } = siteLedger({ meters: [meterWith(slotsOf(span), late)], span }, 'perPhase');
    expect(slots.imported).toEqual([10_100]);
    expect(slots.quality).toEqual([slotQualities.measured]);
  });

  it('a meter that never sent is a part of its site like any other', () => {
    const solar = steady(useTypes.inverter, quarters(2), { exportW: 400 });
    const grid = meterWith(
      [],
      quarterHours(startMs, [
        [0, 30_000],
        [5_000, 0],
      ]),
    );
    const { slots } = siteLedger({ meters: [grid, solar], span: quarters(2) }, 'netted');
    expect(slots.consumed).toEqual([70_000, 105_000]);
    expect(slots.selfUsed).toEqual([70_000, 100_000]);
  });
});
