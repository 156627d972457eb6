// The law: the same readings in any order, with any of them taken out again, give the incidents of what is there in order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgedHistory, judgedReading, minute, second } from '../../test/build-judged-readings.ts';
import { byInstant, byKind, inOrder, judgedAnew } from '../../test/incident-store.ts';
import { firstState, judgeReadings, type ReadingIncident } from './judge-readings.ts';
import { type ReadingLimit, watchesOf } from './value-watch.ts';

const limits: ReadingLimit[] = [
  { kind: 'overPower', limit: 5000 },
  { kind: 'overVoltage', limit: 250 },
  { kind: 'underVoltage', limit: 210 },
  { kind: 'phaseLoss', limit: null },
];

const power = watchesOf([{ kind: 'overPower', limit: 5000 }], 1);
const ofPower = (...steps: readonly (readonly [seconds: number, w: number])[]) =>
  steps.map(([seconds, w]) => judgedReading(seconds * second, { w }));

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
    const lost = (seconds: number, v: number) => judgedReading(seconds * second, {}, { v }, {});
    expect(inOrder(watches, [lost(0, 0), lost(60, 0), lost(120, 0)])).toEqual([]);
    expect(inOrder(watches, [lost(0, 230), lost(60, 20), lost(120, 15)])).toMatchObject([
      { kind: 'phaseLoss', phase: 2, startedMicros: 60 * second, worst: 15 },
    ]);
    const dark = (seconds: number) => judgedReading(seconds * second, { v: 0 }, { v: 0 }, { v: 0 });
    expect(inOrder(watches, [lost(0, 230), dark(60), dark(120)])).toEqual([]);
  });
});

const watches = watchesOf(limits, 3);

describe('rejudge', () => {
  it('gives the incidents of sorted readings whatever the order in which they come', () => {
    const shuffled = judgedHistory.chain((readings) =>
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
        expect(byKind(stored)).toEqual(inOrder(watches, readings));
      }),
      { numRuns: 500 },
    );
  });

  it('takes readings out as if they had never come, and judges twice as once', () => {
    const parted = judgedHistory.chain((readings) =>
      fc.record({ readings: fc.constant(readings), removed: fc.subarray(readings, { minLength: 1 }) }),
    );
    fc.assert(
      fc.property(parted, ({ readings, removed }) => {
        const stored = inOrder(watches, readings);
        expect(byKind(judgedAnew(watches, readings, { stored, touched: removed }).incidents)).toEqual(stored);
        const left = readings.filter((one) => !removed.includes(one));
        const { incidents } = judgedAnew(watches, left, { stored, touched: removed });
        expect(byKind(incidents)).toEqual(inOrder(watches, left));
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
