import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertNear, assertWithin } from '../../test/assert-number.ts';
import { readingsOf, type Step, steps } from '../../test/build-counter-stream.ts';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import {
  counterRulesOf,
  coverageIn,
  datesOfMonth,
  joinSlots,
  type LocalSpan,
  ledgerOf,
  localDay,
  localMonth,
  type PhaseRule,
  phaseRules,
  quarterHourMs,
  type Reading,
  readsOfMeter,
  type SiteMeter,
  type SiteTotals,
  selfSufficiencyIn,
  selfUseRateIn,
  siteLedger,
  slotQualities,
  sumTotals,
  type UseType,
  useTypes,
} from '../index.ts';

const rules = counterRulesOf(null);
const minuteMs = 60_000;

const meterOf = (
  useType: UseType,
  readings: readonly Reading[],
  more: Partial<SiteMeter> = {},
): SiteMeter => ({
  useType,
  orientation: 'export',
  reads: [readsOfMeter(ledgerOf(null, readings, rules).slots)],
  owesUntilMicros: null,
  ...more,
});

/** Counters that rise evenly, told every minute. */
const steady = (
  useType: UseType,
  { fromMs, toMs }: LocalSpan,
  power: { importW?: number; exportW?: number },
): SiteMeter => {
  const { importW = 0, exportW = 0 } = power;
  const kwhAt = (watts: number, ms: number) => 100 + (watts * (ms - fromMs)) / 3.6e9;
  const readings: Reading[] = [];
  for (let ms = fromMs; ms <= toMs; ms += minuteMs) {
    const row = { powerW: importW - exportW, importKwh: kwhAt(importW, ms), exportKwh: kwhAt(exportW, ms) };
    readings.push(buildReading({ atMicros: ms * 1000, phases: [buildRow(row)] }));
  }
  return meterOf(useType, readings);
};

const streams = fc.array(
  fc.record({
    useType: fc.constantFrom<UseType>(1, 2, 3, 4),
    list: steps(8),
    delayMinutes: fc.integer({ min: 0, max: 90 }),
  }),
  { maxLength: 3 },
);
type Stream = { useType: UseType; list: Step[]; delayMinutes: number };

const siteOf = (list: readonly Stream[]): SiteMeter[] =>
  list.map(({ useType, list: of, delayMinutes }) => {
    const shift = delayMinutes * minuteMs * 1000;
    return meterOf(
      useType,
      readingsOf(of).map((reading) => ({ ...reading, atMicros: reading.atMicros + shift })),
    );
  });

const startMs = Date.UTC(2026, 2, 28, 21);
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
  .map((cuts) => cuts.sort((a, b) => a - b).map((slots) => startMs + slots * quarterHourMs));
const anyRule = fc.constantFrom<PhaseRule>(...phaseRules);
const cases = { numRuns: 1000 };

/** Exact but for shares of time, which are whole microseconds, too. */
const same = (one: SiteTotals, other: SiteTotals): void => assert.deepEqual(one, other);

describe('siteLedger', () => {
  it('conserves energy in every quarter-hour that all meters tell', () => {
    fc.assert(
      fc.property(streams, anySpan, anyRule, (list, [fromMs = 0, , toMs = 0], rule) => {
        const { slots } = siteLedger({ meters: siteOf(list), span: { fromMs, toMs } }, rule);
        for (const [slot, consumed] of slots.consumed.entries()) {
          const quality = slots.quality[slot];
          const isTold = quality === slotQualities.measured || quality === slotQualities.estimated;
          const [imported, exported] = [slots.imported[slot] ?? null, slots.exported[slot] ?? null];
          if (!isTold || consumed === null || imported === null || exported === null) continue;
          const [yielded, charged, discharged] = [slots.yielded, slots.charged, slots.discharged].map(
            (column) => column[slot] ?? 0,
          );
          const balance = imported + (yielded ?? 0) - exported + (discharged ?? 0) - (charged ?? 0);
          assert.equal(consumed, Math.max(0, balance));
        }
      }),
      cases,
    );
  });

  it('tells no negative figure, and none of consumption where the meters contradict each other', () => {
    fc.assert(
      fc.property(streams, anySpan, anyRule, (list, [fromMs = 0, , toMs = 0], rule) => {
        const { slots, totals } = siteLedger({ meters: siteOf(list), span: { fromMs, toMs } }, rule);
        const { fromMs: _, quality, ...columns } = slots;
        for (const column of Object.values(columns)) {
          for (const value of column) assert.equal(value === null || value >= 0, true);
        }
        const contradicting = quality.flatMap((value, slot) =>
          value === slotQualities.inconsistent ? [slot] : [],
        );
        for (const slot of contradicting)
          assert.deepEqual([slots.consumed[slot], slots.selfUsed[slot]], [null, null]);
        assert.equal(totals.kind === 'inconsistent', contradicting.length > 0);
        for (const figure of ['imported', 'consumed', 'site'] as const) {
          const { measured, estimated, missing } = coverageIn(totals, figure);
          assertWithin(Math.min(measured, estimated, missing), 0);
          assertNear(measured + estimated + missing, 1, 9);
        }
      }),
      cases,
    );
  });

  it('does not ask in which order meters are listed', () => {
    const shuffled = streams.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, anySpan, anyRule, ([list, other], [fromMs = 0, , toMs = 0], rule) => {
        const span = { fromMs, toMs };
        assert.deepEqual(
          siteLedger({ meters: siteOf(other), span }, rule),
          siteLedger({ meters: siteOf(list), span }, rule),
        );
      }),
      cases,
    );
  });

  it('adds up: the parts of a span are its whole', () => {
    fc.assert(
      fc.property(streams, anySpan, anyRule, (list, [fromMs = 0, cutMs = 0, toMs = 0], rule) => {
        const meters = siteOf(list);
        const whole = siteLedger({ meters, span: { fromMs, toMs } }, rule);
        const parts = [
          siteLedger({ meters, span: { fromMs, toMs: cutMs } }, rule),
          siteLedger({ meters, span: { fromMs: cutMs, toMs } }, rule),
        ];
        const sum = sumTotals(parts.map(({ totals }) => totals));
        same(sum, whole.totals);
        assert.deepEqual(joinSlots(parts.map(({ slots }) => slots)), whole.slots);
      }),
      cases,
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03', { 92: 1, 96: 30 }],
    ['Europe/Berlin', '2026-10', { 96: 30, 100: 1 }],
    ['Australia/Lord_Howe', '2026-10', { 94: 1, 96: 30 }],
    ['Australia/Lord_Howe', '2026-04', { 96: 29, 98: 1 }],
    ['Asia/Kathmandu', '2026-02', { 96: 28 }],
  ])('days tile the month in %s, %s', (zone, month, lengths) => {
    const span = localMonth(zone, `${month}-01`);
    const hour = { fromMs: span.fromMs - 3_600_000, toMs: span.toMs + 3_600_000 };
    const meters = [steadyHourly(useTypes.grid, hour, 400), steadyHourly(useTypes.load, hour, 90)];
    const days = datesOfMonth(`${month}-01`).map((date) =>
      siteLedger({ meters, span: localDay(zone, date) }, 'perPhase'),
    );
    const whole = siteLedger({ meters, span }, 'perPhase');
    same(sumTotals(days.map(({ totals }) => totals)), whole.totals);
    const counted: Record<number, number> = {};
    for (const { slots } of days) counted[slots.quality.length] = (counted[slots.quality.length] ?? 0) + 1;
    expect(counted).toEqual(lengths);
    expect(joinSlots(days.map(({ slots }) => slots))).toEqual(whole.slots);
  });
});

/** Told once a quarter-hour: months are long. */
const steadyHourly = (useType: UseType, { fromMs, toMs }: LocalSpan, watts: number): SiteMeter => {
  const readings: Reading[] = [];
  for (let ms = fromMs; ms <= toMs; ms += quarterHourMs) {
    const importKwh = 7 + (watts * (ms - fromMs)) / 3.6e9;
    readings.push(buildReading({ atMicros: ms * 1000, phases: [buildRow({ importKwh, exportKwh: 0 })] }));
  }
  return meterOf(useType, readings);
};

describe('a site', () => {
  const span = { fromMs: startMs, toMs: startMs + 4 * quarterHourMs };
  const figures = (meters: SiteMeter[], rule: PhaseRule = 'perPhase') => siteLedger({ meters, span }, rule);

  it('with a sun and a storage knows where its energy went', () => {
    const { totals } = figures([
      steady(useTypes.grid, span, { exportW: 1000 }),
      steady(useTypes.inverter, span, { exportW: 4000 }),
      steady(useTypes.storage, span, { importW: 600 }),
    ]);
    expect(totals.kind).toBe('ok');
    expect(totals.energy).toMatchObject({
      ...{
        imported: 0,
        exported: 1e6,
        yielded: 4e6,
        consumed: 24e5,
        selfUsed: 3e6,
        charged: 6e5,
        discharged: 0,
      },
    });
    expect(selfUseRateIn(totals)).toBe(0.75);
    expect(selfSufficiencyIn(totals)).toBe(1);
    expect(coverageIn(totals, 'consumed')).toEqual({ measured: 1, estimated: 0, missing: 0 });
  });

  it('shows in its state and coverage that its meters contradict each other', () => {
    const half = { ...span, toMs: startMs + 2 * quarterHourMs };
    const { slots, totals } = figures([
      steady(useTypes.grid, span, { exportW: 3000 }),
      // Silent from the middle on: half an hour of it contradicts, the other half is unknown.
      steady(useTypes.inverter, half, { exportW: 1000 }),
    ]);
    expect(slots.quality).toEqual([3, 3, 2, 2]);
    expect(totals).toMatchObject({ kind: 'inconsistent', inconsistentMicros: 2 * quarterHourMs * 1000 });
    expect(totals.energy).toMatchObject({ exported: 3e6, yielded: 5e5, consumed: null, selfUsed: null });
    expect(coverageIn(totals, 'consumed').missing).toBe(1);
    expect(coverageIn(totals, 'exported').measured).toBe(1);
    expect(coverageIn(totals, 'yielded').missing).toBe(0.5);
  });

  it('is as before until a meter comes late', () => {
    const late = { ...span, fromMs: startMs + 2 * quarterHourMs };
    const { slots } = figures([
      steady(useTypes.grid, span, { importW: 400 }),
      steady(useTypes.inverter, late, { exportW: 200 }),
    ]);
    expect(slots.quality).toEqual([0, 0, 0, 0]);
    expect(slots.consumed).toEqual([1e5, 1e5, 15e4, 15e4]);
    expect(slots.yielded).toEqual([null, null, 5e4, 5e4]);
  });

  it('balances a quarter-hour in which a meter falls silent over the time that all tell', () => {
    const cut = { ...span, toMs: startMs + 5 * minuteMs };
    const { slots } = figures([
      steady(useTypes.grid, span, { exportW: 1000 }),
      steady(useTypes.inverter, cut, { exportW: 4000 }),
    ]);
    expect(slots.quality[0]).toBe(slotQualities.missing);
    expect(slots.consumed[0]).toBe(Math.round(3000 / 12) * 1000);
    expect(slots.exported[0]).toBe(25e4);
  });

  it('owes nothing for the time since the last reading of a meter that is online', () => {
    const toMs = startMs + 10 * minuteMs;
    const online = { ...steady(useTypes.grid, { ...span, toMs: toMs - minuteMs }, { importW: 60 }) };
    const open = { ...online, owesUntilMicros: (toMs - minuteMs) * 1000 };
    const { slots, totals } = siteLedger({ meters: [open], span: { fromMs: startMs, toMs } }, 'perPhase');
    expect(slots.quality).toEqual([slotQualities.measured]);
    expect(coverageIn(totals, 'site')).toEqual({ measured: 1, estimated: 0, missing: 0 });
  });
});

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

  it('tell the same balance, netted or not', () => {
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

describe('a calculated meter', () => {
  const span = { fromMs: startMs, toMs: startMs + 2 * quarterHourMs };
  const readsOf = (meter: SiteMeter, sign: 1 | -1) => meter.reads.map((part) => ({ ...part, sign }));
  const calculated = (useType: UseType, reads: SiteMeter['reads']): SiteMeter => ({
    ...{ useType, reads, orientation: 'export', owesUntilMicros: null },
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
      ...{ consumed: [45e4, null], quality: [slotQualities.measured, slotQualities.missing] },
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
