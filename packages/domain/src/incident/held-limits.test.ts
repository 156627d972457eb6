// The law: limits that are changed while readings come in any order give the incidents of readings in order, each held against
// the limit of its own time.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgedHistory, judgedReading, minute } from '../../test/build-judged-readings.ts';
import { byInstant, byKind, inOrder, judgedAnew, judgedSpan } from '../../test/incident-store.ts';
import { type EarlierLimits, type HeldLimits, watchesOver } from './held-limits.ts';
import type { ReadingIncident } from './judge-readings.ts';
import type { JudgedReading, ReadingLimit } from './value-watch.ts';

const limit: fc.Arbitrary<ReadingLimit> = fc.oneof(
  fc.record({ kind: fc.constant('overPower'), limit: fc.constantFrom(600, 5000, 8000) }),
  fc.record({ kind: fc.constant('overVoltage'), limit: fc.constantFrom(230.5, 250, 260) }),
  fc.record({ kind: fc.constant('underVoltage'), limit: fc.constantFrom(210, 235) }),
  fc.record({ kind: fc.constant('phaseLoss'), limit: fc.constantFrom(null, 100) }),
);
const nothing: HeldLimits = { limits: [], phases: 1 };
const held: fc.Arbitrary<HeldLimits> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(nothing) },
  {
    weight: 2,
    arbitrary: fc.record({
      limits: fc.uniqueArray(limit, { minLength: 2, maxLength: 4, selector: ({ kind }) => kind }),
      phases: fc.constantFrom(1, 3),
    }),
  },
);

type Deliveries = {
  readonly first: HeldLimits;
  readonly edits: readonly { readonly untilMicros: number; readonly after: HeldLimits }[];
  readonly readings: readonly JudgedReading[];
  /** In the order in which they come; where an edit is made. */
  readonly steps: readonly (JudgedReading | 'edit')[];
};

const delivered: fc.Arbitrary<Deliveries> = judgedHistory.chain((readings) =>
  fc
    .array(
      fc.record({
        place: fc.nat({ max: Math.min(4, readings.length - 1) }),
        apart: fc.constantFrom(-2, -1, 0, 1, 2, minute / 3),
        after: held,
      }),
      { maxLength: 4 },
    )
    .chain((chosen) => {
      const edits = chosen
        .map(({ place, apart, after }) => ({ untilMicros: (readings[place]?.atMicros ?? 0) + apart, after }))
        .sort((a, b) => a.untilMicros - b.untilMicros)
        .filter(({ untilMicros }, place, all) => untilMicros !== all[place - 1]?.untilMicros);
      const steps: (JudgedReading | 'edit')[] = [...readings, ...edits.map(() => 'edit' as const)];
      return fc.record({
        first: held,
        edits: fc.constant(edits),
        readings: fc.constant(readings),
        steps: fc.shuffledSubarray(steps, { minLength: steps.length }),
      });
    }),
);

const timeline = (
  { first, edits }: Pick<Deliveries, 'first' | 'edits'>,
  made: number,
): ReturnType<typeof watchesOver> => {
  const all = [first, ...edits.map(({ after }) => after)];
  const earlier = edits
    .slice(0, made)
    .flatMap(({ untilMicros }, place): EarlierLimits[] => [{ untilMicros, ...(all[place] ?? first) }]);
  return watchesOver(all[made] ?? first, earlier);
};

const overPower = (limit: number): HeldLimits => ({ limits: [{ kind: 'overPower', limit }], phases: 1 });
const until = (minutes: number, limits: HeldLimits): EarlierLimits => ({
  untilMicros: minutes * minute,
  ...limits,
});
/** A reading a minute. */
const ofPower = (...powers: readonly number[]) =>
  powers.map((w, place) => judgedReading(place * minute, { w }));

it('holds each reading against the limit of its own time', () => {
  const raised = watchesOver(overPower(8000), [until(2.5, overPower(5000))]);
  expect(inOrder(raised, ofPower(100, 6000, 7000, 6000, 6000, 6000))).toMatchObject([
    { limit: 5000, startedMicros: minute, endedMicros: 3 * minute, worst: 7000 },
  ]);
  expect(inOrder(raised, ofPower(100, 100, 100, 6000, 6000, 6000))).toEqual([]);
});

it('ends what goes on when its limit is switched off, and begins anew when it is switched on again', () => {
  const watches = watchesOver(overPower(5000), [until(2.5, overPower(5000)), until(2.6, nothing)]);
  expect(inOrder(watches, ofPower(6000, 6000, 6000, 6000, 6000))).toMatchObject([
    { startedMicros: 0, endedMicros: 2.5 * minute },
    { startedMicros: 3 * minute, endedMicros: null },
  ]);
});

it('begins nothing with readings from before it was switched off, whenever the later ones come', () => {
  const watches = watchesOver(overPower(5000), [until(0.5, overPower(5000)), until(0.6, nothing)]);
  const readings = ofPower(6000, 6000, 6000);
  const touched = readings.slice(2);
  expect(judgedAnew(watches, readings, { stored: [], touched }).incidents).toMatchObject([
    { startedMicros: minute },
  ]);
});

it('gives the incidents of readings in order, whatever comes before an edit and whatever after it', () => {
  let seen = 0;
  fc.assert(
    fc.property(delivered, ({ steps, readings, ...limits }) => {
      let stored: readonly ReadingIncident[] = [];
      let there: JudgedReading[] = [];
      let made = 0;
      for (const step of steps) {
        const now = step === 'edit' ? ++made : made;
        const watches = timeline(limits, now);
        if (step !== 'edit') there = byInstant([...there, step]);
        const fromMicros = limits.edits[now - 1]?.untilMicros ?? 0;
        const span = { fromMicros, toMicros: Number.MAX_SAFE_INTEGER };
        stored =
          step === 'edit'
            ? judgedSpan(watches, there, { stored, span }).incidents
            : judgedAnew(watches, there, { stored, touched: [step] }).incidents;
      }
      const expected = inOrder(timeline(limits, limits.edits.length), readings);
      seen += expected.length;
      expect(byKind(stored)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(100);
});
