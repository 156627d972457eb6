// Laws of the ledger of a meter whose counter goes through faults of every kind, alone, in all pairs and in triples.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { decisionsAbout } from '../../test/build-counter-stream.ts';
import {
  anyFault,
  type Fault,
  type FaultKind,
  faultKinds,
  faultOf,
  faultyMeter,
  honest,
  passing,
} from '../../test/build-faulty-meter.ts';
import { referenceLedger } from '../../test/counter-reference.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import {
  type CounterRules,
  counterRulesOf,
  ledgerOf,
  type Reading,
  returnedSpansOf,
  stateOfSlot,
  withReturns,
} from '../index.ts';

const runs = { numRuns: 1000 };

const pairsOf = (kinds: readonly FaultKind[]): fc.Arbitrary<Fault[]> =>
  fc
    .constantFrom(...kinds.flatMap((one) => kinds.map((other) => [one, other] as const)))
    .chain(([one, other]) => fc.tuple(faultOf(fc.constant(one)), faultOf(fc.constant(other))));

const faults = fc.oneof(pairsOf(faultKinds), fc.array(anyFault, { minLength: 1, maxLength: 3 }));
const lifetimes = fc.constantFrom<number[]>(0.5, 50, 99_999.9);

/** After a silence the power shown may explain as little as a young counter shows. */
const unmistakable = fc.constantFrom<number[]>(5000, 99_999.9);

const rulesFor = (readings: readonly Reading[]): fc.Arbitrary<CounterRules> =>
  fc
    .tuple(fc.constantFrom(null, 5000), fc.constantFrom(null, 100_000_000_000))
    .chain(([rated, modulusMwh]) =>
      fc
        .option(decisionsAbout(readings), { nil: [], freq: 3 })
        .map((decisions) => counterRulesOf(rated, { modulusMwh, decisions })),
    );

const scenarios = (some: fc.Arbitrary<Fault[]> = faults, someLifetimes = lifetimes) =>
  fc.tuple(some, someLifetimes).chain(([list, lifetime]) => {
    const { readings, passedMwh } = faultyMeter(list, lifetime);
    return rulesFor(readings).map((rules) => ({ list, readings, passedMwh, rules }));
  });

const bookedOf = (readings: readonly Reading[], rules: CounterRules): number => {
  const { slots, events } = ledgerOf(null, readings, rules);
  const seen = withReturns(slots, returnedSpansOf(events));
  return (seen.at(-1)?.lastCounts[0] ?? 0) - (seen[0]?.firstCounts[0] ?? 0);
};

describe('the ledger of a faulty counter', () => {
  it('is what the slow reference finds that reads everything at once', () => {
    fc.assert(
      fc.property(scenarios(), ({ readings, rules }) => {
        const { settled, events } = ledgerOf(null, readings, rules);
        const reference = referenceLedger(readings, rules);
        const text = events
          .filter(({ kind }) => kind !== 'gap')
          .map(
            ({ atMicros, register, kind, reason, bookedMwh }) =>
              `${atMicros} ${register} ${kind} ${reason} ${bookedMwh}`,
          );
        assert.deepEqual(text, reference.events);
        const counts = new Map(reference.lines.map(({ at, counts: ofRead }) => [at, ofRead]));
        for (const slot of withReturns(settled, returnedSpansOf(events))) {
          assert.deepEqual(slot.firstCounts, counts.get(slot.firstAtMicros));
          assert.deepEqual(slot.lastCounts, counts.get(slot.lastAtMicros));
        }
      }),
      runs,
    );
  });

  it('is the same in any order of delivery, split anyhow, and with duplicates', () => {
    const deliveries = scenarios().chain(({ readings, rules }) =>
      fc.record({
        readings: fc.constant(readings),
        rules: fc.constant(rules),
        once: fc.shuffledSubarray([...readings], { minLength: readings.length }),
        inOrder: fc.boolean(),
        size: fc.integer({ min: 1, max: 40 }),
      }),
    );
    fc.assert(
      fc.property(deliveries, ({ readings, rules, once, inOrder, size }) => {
        const store = createCounterStore(rules);
        const sent = inOrder ? [...readings, ...once.slice(0, 10)] : [...once, ...readings.slice(0, 10)];
        for (let from = 0; from < sent.length; from += size) store.deliver(sent.slice(from, from + size));
        const { slots, events, state } = ledgerOf(null, readings, rules);
        assert.deepEqual(store.contents(), { slots, events, state });
      }),
      runs,
    );
  });

  it('is the same when it restarts from any decided slot', () => {
    fc.assert(
      fc.property(scenarios(), fc.nat(), ({ readings, rules }, which) => {
        const all = ledgerOf(null, readings, rules);
        const decided = all.slots.filter((slot) => !slot.undecided);
        const start = decided[which % Math.max(1, decided.length)];
        fc.pre(start !== undefined);
        const after = readings.filter((reading) => reading.atMicros > start.lastAtMicros);
        const again = ledgerOf(stateOfSlot(start), after, rules);
        assert.deepEqual(
          again.slots,
          all.slots.filter((slot) => slot.slotMicros > start.slotMicros),
        );
        assert.deepEqual(
          again.events,
          all.events.filter((event) => event.atMicros > start.lastAtMicros),
        );
        assert.deepEqual(again.state, all.state);
      }),
      runs,
    );
  });

  it('never falls, and keeps its segments few', () => {
    fc.assert(
      fc.property(scenarios(), ({ readings, rules }) => {
        const { slots, events } = ledgerOf(null, readings, rules);
        const counts = withReturns(slots, returnedSpansOf(events)).flatMap((slot) => [
          slot.firstCounts[0] ?? 0,
          slot.lastCounts[0] ?? 0,
        ]);
        assert.deepEqual(
          counts,
          counts.toSorted((a, b) => a - b),
        );
        for (const slot of slots) assert.ok(slot.suspended.length <= slot.lastCounts.length * 4 * 8);
      }),
      runs,
    );
  });

  it('has all that passed where the counter is back in the end, and never more', () => {
    fc.assert(
      fc.property(scenarios(pairsOf(passing), unmistakable), ({ readings, passedMwh, rules }) => {
        fc.pre(rules.decisions.length === 0 && rules.modulusMwh === null);
        assert.ok(bookedOf(readings, rules) <= passedMwh);
      }),
      runs,
    );
  });

  it('books no more than passed, whatever restarts and returns', () => {
    fc.assert(
      fc.property(scenarios(pairsOf(honest), unmistakable), ({ readings, passedMwh, rules }) => {
        fc.pre(rules.decisions.length === 0 && rules.modulusMwh === null);
        assert.ok(bookedOf(readings, rules) <= passedMwh);
      }),
      runs,
    );
  });

  it('has what passed on a meter on loan, where the old one counted on', () => {
    fc.assert(
      fc.property(faultOf(fc.constant('loan' as const)), (loan) => {
        const { readings, passedMwh } = faultyMeter([loan], 99_999.9);
        assert.equal(bookedOf(readings, counterRulesOf(null)), passedMwh);
      }),
      runs,
    );
  });

  it('has all that passed after a dip of any length to any count', () => {
    const dips = fc.tuple(faultOf(fc.constantFrom('dip', 'zeros')), fc.constantFrom(0.8, 50, 5000));
    fc.assert(
      fc.property(dips, ([dip, lifetime]) => {
        const { readings, passedMwh } = faultyMeter([dip], lifetime);
        assert.equal(bookedOf(readings, counterRulesOf(null)), passedMwh);
      }),
      runs,
    );
  });
});
