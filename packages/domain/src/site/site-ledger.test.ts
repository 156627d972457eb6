import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertNear, assertWithin } from '../../test/assert-number.ts';
import { readingsOf, type Step, steps } from '../../test/build-counter-stream.ts';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import { anySpan, meterOf, startMs, steady } from '../../test/build-site-meter.ts';
import {
  consumptionIn,
  coverageIn,
  datesOfMonth,
  joinSlots,
  type LocalSpan,
  localDay,
  localMonth,
  type PhaseRule,
  phaseRules,
  quarterHourMs,
  type Reading,
  type SiteMeter,
  type SiteTotals,
  selfSufficiencyIn,
  selfUseRateIn,
  siteLedger,
  slotQualities,
  sumTotals,
  type UseType,
  unmeteredShareOf,
  useTypes,
} from '../index.ts';
import { minuteMs } from '../time/durations.ts';

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

const anyRule = fc.constantFrom<PhaseRule>(...phaseRules);
const cases = { numRuns: 1000 };

/** Exact but for shares of time, which are whole microseconds, too. */
const same = (one: SiteTotals, other: SiteTotals): void => assert.deepEqual(one, other);

describe('siteLedger', () => {
  it('conserves energy in every quarter-hour that all meters measure', () => {
    fc.assert(
      fc.property(streams, anySpan, anyRule, (list, [fromMs = 0, , toMs = 0], rule) => {
        const { slots } = siteLedger({ meters: siteOf(list), span: { fromMs, toMs } }, rule);
        for (const [slot, consumed] of slots.consumed.entries()) {
          const quality = slots.quality[slot];
          const isKnown = quality === slotQualities.measured || quality === slotQualities.estimated;
          const [imported, exported] = [slots.imported[slot] ?? null, slots.exported[slot] ?? null];
          if (!isKnown || consumed === null || imported === null || exported === null) continue;
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

  it('has no negative figure, and none of consumption where the meters contradict each other', () => {
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

/** The meters send once a quarter-hour, because months are long. */
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
      imported: 0,
      exported: 1e6,
      yielded: 4e6,
      consumed: 24e5,
      selfUsed: 3e6,
      charged: 6e5,
      discharged: 0,
    });
    expect(selfUseRateIn(totals)).toBe(0.75);
    expect(selfSufficiencyIn(totals)).toBe(1);
    expect(coverageIn(totals, 'consumed')).toEqual({ measured: 1, estimated: 0, missing: 0 });
  });

  it('has one figure of a meter with a single phase, by whatever rule', () => {
    const meters = [steady(useTypes.grid, span, { importW: 500, exportW: 200 })];
    const byRule = phaseRules.map((rule) => figures(meters, rule));
    expect(byRule[0]?.totals).toMatchObject({ byRule: null, energy: { imported: 5e5, exported: 2e5 } });
    for (const ledger of byRule) expect(ledger).toEqual(byRule[0]);
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

  it('shows in its state that something without a meter produces, and has no consumption of such a span', () => {
    const early = { ...span, toMs: startMs + 2 * quarterHourMs };
    const late = { ...span, fromMs: early.toMs };
    const atNight = steady(useTypes.grid, early, { importW: 400 });
    const byDay = steady(useTypes.grid, late, { exportW: 3000 });
    const { totals: night } = siteLedger({ meters: [atNight], span: early }, 'perPhase');
    const { slots, totals: day } = siteLedger({ meters: [byDay], span: late }, 'perPhase');
    expect(slots.consumed).toEqual([null, null]);
    expect(unmeteredShareOf(slots)).toBe(1);
    expect(day).toMatchObject({ kind: 'unmetered', unmeteredMicros: 2 * quarterHourMs * 1000 });
    const whole = sumTotals([night, day]);
    expect(whole).toMatchObject({
      kind: 'unmetered',
      energy: { imported: 2e5, exported: 15e5, consumed: 2e5 },
    });
    expect([consumptionIn(night), consumptionIn(whole)]).toEqual([2e5, null]);
    expect(consumptionIn(sumTotals([...Array.from({ length: 99 }, () => night), day]))).toBe(99 * 2e5);
    const twice = sumTotals([...Array.from({ length: 98 }, () => night), day, day]);
    expect(consumptionIn(twice)).toBeNull();
  });

  it('has a producer again as soon as its meter is there', () => {
    const meters = [
      steady(useTypes.grid, span, { exportW: 3000 }),
      steady(useTypes.inverter, span, { exportW: 4000 }),
    ];
    expect(figures(meters.slice(0, 1)).totals.kind).toBe('unmetered');
    expect(figures(meters).totals).toMatchObject({
      kind: 'ok',
      unmeteredMicros: 0,
      energy: { consumed: 1e6 },
    });
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

  it('balances a quarter-hour in which a meter falls silent over the time that all are known', () => {
    const cut = { ...span, toMs: startMs + 5 * minuteMs };
    const { slots } = figures([
      steady(useTypes.grid, span, { exportW: 1000 }),
      steady(useTypes.inverter, cut, { exportW: 4000 }),
    ]);
    expect(slots.quality[0]).toBe(slotQualities.missing);
    expect(slots.consumed[0]).toBe(Math.round(3000 / 12) * 1000);
    expect(slots.exported[0]).toBe(25e4);
  });

  it('expects no reads for the time since the last reading of a meter that is online', () => {
    const toMs = startMs + 10 * minuteMs;
    const online = { ...steady(useTypes.grid, { ...span, toMs: toMs - minuteMs }, { importW: 60 }) };
    const open = { ...online, expectedUntilMicros: (toMs - minuteMs) * 1000 };
    const { slots, totals } = siteLedger({ meters: [open], span: { fromMs: startMs, toMs } }, 'perPhase');
    expect(slots.quality).toEqual([slotQualities.measured]);
    expect(coverageIn(totals, 'site')).toEqual({ measured: 1, estimated: 0, missing: 0 });
  });
});
