// The law: the same readings in any order, with any of them taken out again, give the incidents of what is there in order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlatValues } from '../packed-day/stored-reading.ts';
import {
  firstState,
  type IncidentChange,
  type JudgedReading,
  judgeReadings,
  type ReadingIncident,
} from './judge-readings.ts';
import { rejudge } from './rejudge.ts';
import { type ReadingLimit, type ValueWatch, watchesOf } from './value-watch.ts';

const second = 1_000_000;
const minute = 60 * second;

const rowOf = ({ v = 230, a = 1, w = 500 }: { v?: number | null; a?: number; w?: number }) => [
  v,
  a,
  w,
  1,
  0,
  50,
  1,
];
const valuesOf = (...rows: readonly Parameters<typeof rowOf>[0][]): FlatValues => ({
  phases: rows.flatMap(rowOf),
  net: null,
  reactive: null,
});
const reading = (atMicros: number, ...rows: readonly Parameters<typeof rowOf>[0][]): JudgedReading => ({
  atMicros,
  values: valuesOf(...rows),
});

const limits: ReadingLimit[] = [
  { kind: 'overPower', limit: 5000 },
  { kind: 'overVoltage', limit: 250 },
  { kind: 'underVoltage', limit: 210 },
  { kind: 'phaseLoss', limit: null },
];

const applied = (
  stored: readonly ReadingIncident[],
  changes: readonly IncidentChange[],
): ReadingIncident[] => {
  let incidents = [...stored];
  for (const { before, after } of changes) {
    const place = before
      ? incidents.findIndex(
          (one) =>
            one.kind === before.kind &&
            one.phase === before.phase &&
            one.startedMicros === before.startedMicros,
        )
      : -1;
    if (before !== null) expect(place).toBeGreaterThanOrEqual(0);
    if (after === null) incidents = incidents.toSpliced(place, 1);
    else incidents = before === null ? [...incidents, after] : incidents.with(place, after);
  }
  return incidents;
};

const sorted = (incidents: readonly ReadingIncident[]): ReadingIncident[] =>
  [...incidents].sort(
    (a, b) =>
      a.startedMicros - b.startedMicros || a.kind.localeCompare(b.kind) || (a.phase ?? 0) - (b.phase ?? 0),
  );

const inOrder = (watches: readonly ValueWatch[], readings: readonly JudgedReading[]) =>
  sorted(applied([], judgeReadings(watches, firstState(watches), readings).changes));

const within = (readings: readonly JudgedReading[], fromMicros: number, toMicros: number) =>
  readings.filter(({ atMicros }) => atMicros >= fromMicros && atMicros < toMicros);

/** As a store does it: all readings are there already when their span is judged again. */
const judgedAnew = (
  watches: readonly ValueWatch[],
  all: readonly JudgedReading[],
  { stored, touched }: { stored: readonly ReadingIncident[]; touched: readonly JudgedReading[] },
) => {
  const instants = touched.map(({ atMicros }) => atMicros);
  const steps = rejudge({
    watches,
    span: { fromMicros: Math.min(...instants), toMicros: Math.max(...instants) + 1 },
    newestMicros: all.at(-1)?.atMicros ?? 0,
    stored,
  });
  let step = steps.next();
  while (!step.done) step = steps.next(within(all, step.value.fromMicros, step.value.toMicros));
  return { incidents: applied(stored, step.value.changes), state: step.value.state };
};

const power = watchesOf([{ kind: 'overPower', limit: 5000 }], 1);
const ofPower = (...steps: readonly (readonly [seconds: number, w: number])[]) =>
  steps.map(([seconds, w]) => reading(seconds * second, { w }));

describe('judgeReadings', () => {
  it('begins with the first of readings beyond the limit for a minute, and ends with the first of those inside', () => {
    const readings = ofPower(
      [0, 100],
      [30, 6000],
      [60, 7000],
      [90, 6500],
      [120, 4000],
      [150, 100],
      [180, 90],
    );
    expect(inOrder(power, readings)).toEqual([
      {
        kind: 'overPower',
        phase: null,
        limit: 5000,
        startedMicros: 30 * second,
        endedMicros: 120 * second,
        worst: 7000,
        worstAtMicros: 60 * second,
      },
    ]);
  });

  it('keeps quiet about what does not last, and about values around the limit', () => {
    expect(inOrder(power, ofPower([0, 6000], [30, 6000], [59, 6000], [61, 4999], [90, 6000]))).toEqual([]);
    const hovering = ofPower([0, 6000], [60, 6000], [90, 4950], [150, 4950], [210, 4950]);
    expect(inOrder(power, hovering)).toMatchObject([{ endedMicros: null }]);
  });

  it('judges export like import', () => {
    expect(inOrder(power, ofPower([0, -6000], [60, -6100]))).toMatchObject([{ worst: 6100 }]);
  });

  it('begins no incident over a silence, and ends none', () => {
    expect(inOrder(power, ofPower([0, 6000], [1900, 6000]))).toEqual([]);
    expect(inOrder(power, ofPower([0, 6000], [60, 6000], [4000, 10], [8000, 10]))).toMatchObject([
      { endedMicros: null },
    ]);
  });

  it('knows a lost phase from one that was never connected', () => {
    const watches = watchesOf([{ kind: 'phaseLoss', limit: null }], 3);
    const lost = (seconds: number, v: number) => reading(seconds * second, {}, { v }, {});
    expect(inOrder(watches, [lost(0, 0), lost(60, 0), lost(120, 0)])).toEqual([]);
    expect(inOrder(watches, [lost(0, 230), lost(60, 20), lost(120, 15)])).toMatchObject([
      { kind: 'phaseLoss', phase: 2, startedMicros: 60 * second, worst: 15 },
    ]);
    const dark = (seconds: number) => reading(seconds * second, { v: 0 }, { v: 0 }, { v: 0 });
    expect(inOrder(watches, [lost(0, 230), dark(60), dark(120)])).toEqual([]);
  });
});

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom({ v: 230 }, { v: 231, w: 700 }) },
  { weight: 4, arbitrary: fc.constantFrom({ v: 255, w: 6000 }, { v: 262 }, { v: 0 }, { v: 200, w: 9000 }) },
  { weight: 2, arbitrary: fc.constantFrom({ v: 248 }, { v: null }, { w: 4950 }) },
);
const step = fc.record({
  seconds: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(20, 30, 60) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 1000 }) },
    { weight: 1, arbitrary: fc.constantFrom(1800, 1801, 4000, 20_000, 400_000) },
  ),
  rows: fc.oneof(fc.tuple(value), fc.tuple(value, value, value)),
  repeats: fc.integer({ min: 1, max: 5 }),
});
const history = fc.array(step, { minLength: 1, maxLength: 16 }).map((steps) => {
  let atMicros = 0;
  return steps.flatMap(({ seconds, rows, repeats }) =>
    Array.from({ length: repeats }, () => {
      atMicros += seconds * second;
      return reading(atMicros, ...rows);
    }),
  );
});
const watches = watchesOf(limits, 3);
const byInstant = (readings: readonly JudgedReading[]) =>
  [...readings].sort((a, b) => a.atMicros - b.atMicros);

describe('rejudge', () => {
  it('gives the incidents of sorted readings whatever the order in which they come', () => {
    const shuffled = history.chain((readings) =>
      fc.record({
        readings: fc.constant(readings),
        order: fc.shuffledSubarray(readings, { minLength: readings.length }),
        size: fc.integer({ min: 1, max: 12 }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ readings, order, size }) => {
        let stored: readonly ReadingIncident[] = [];
        for (let from = 0; from < order.length; from += size) {
          const there = byInstant(order.slice(0, from + size));
          const touched = order.slice(from, from + size);
          const judged = judgedAnew(watches, there, { stored, touched });
          stored = judged.incidents;
          if (judged.state)
            expect(judged.state).toEqual(judgeReadings(watches, firstState(watches), there).state);
        }
        expect(sorted(stored)).toEqual(inOrder(watches, readings));
      }),
      { numRuns: 500 },
    );
  });

  it('takes readings out as if they had never come, and judges twice as once', () => {
    const parted = history.chain((readings) =>
      fc.record({ readings: fc.constant(readings), removed: fc.subarray(readings, { minLength: 1 }) }),
    );
    fc.assert(
      fc.property(parted, ({ readings, removed }) => {
        const stored = inOrder(watches, readings);
        expect(sorted(judgedAnew(watches, readings, { stored, touched: removed }).incidents)).toEqual(stored);
        const left = readings.filter((one) => !removed.includes(one));
        const { incidents } = judgedAnew(watches, left, { stored, touched: removed });
        expect(sorted(incidents)).toEqual(inOrder(watches, left));
      }),
      { numRuns: 500 },
    );
  });

  it('moves the beginning of an incident that is known already, instead of beginning another', () => {
    const [early, ...later] = ofPower([60, 6000], [120, 6000], [180, 6000]);
    const stored = inOrder(power, later);
    const all = [...(early ? [early] : []), ...later];
    const { incidents } = judgedAnew(power, all, { stored, touched: all.slice(0, 1) });
    expect(stored).toMatchObject([{ startedMicros: 2 * minute }]);
    expect(incidents).toEqual(
      stored.map((one) => ({ ...one, startedMicros: minute, worstAtMicros: minute })),
    );
  });
});
