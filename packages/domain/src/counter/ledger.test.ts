import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { assertWithin } from '../../test/assert-number.ts';
import {
  decisionsAbout,
  exportOf,
  importOf,
  moduli,
  readingsOf,
  type Step,
  steps,
} from '../../test/build-counter-stream.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import {
  type CounterRules,
  counterRulesOf,
  energyBetween,
  ledgerOf,
  quarterHourMicros,
  type Reading,
  type RegisterSlot,
  type Registers,
  stateOfSlot,
} from '../index.ts';

const plainRules = counterRulesOf(null);
const runs = { numRuns: 1000 };
const registers = [0, 1, 2, 3, 4, 5, 6, 7];

const whole = (readings: readonly Reading[], rules: CounterRules = plainRules) => {
  const { slots, events, state } = ledgerOf(null, readings, rules);
  return { slots, events, state };
};

const inChunks = <T>(list: readonly T[], sizes: readonly number[]): T[][] => {
  const chunks: T[][] = [];
  for (let from = 0, turn = 0; from < list.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    chunks.push(list.slice(from, from + size));
    from += size;
  }
  return chunks;
};

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

/** A meter's readings and rules. */
const scenarios = (maxLength = 40): fc.Arbitrary<{ readings: Reading[]; rules: CounterRules }> =>
  fc.tuple(steps(maxLength), moduli).chain(([list, modulusMwh]) => {
    const readings = readingsOf(list, modulusMwh);
    return decisionsAbout(readings).map((decisions) => ({
      readings,
      rules: counterRulesOf(null, { modulusMwh, decisions }),
    }));
  });

describe('ledgerOf', () => {
  it('gives the same however the readings are divided into calls', () => {
    fc.assert(
      fc.property(scenarios(), sizes, ({ readings, rules }, chunkSizes) => {
        const store = createCounterStore(rules);
        for (const chunk of inChunks(readings, chunkSizes)) store.deliver(chunk);
        assert.deepEqual(store.contents(), whole(readings, rules));
      }),
      runs,
    );
  });

  it('gives the same when it restarts from any decided slot', () => {
    fc.assert(
      fc.property(scenarios(), ({ readings, rules }) => {
        const all = whole(readings, rules);
        for (const start of all.slots.filter((slot) => !slot.undecided)) {
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
        }
      }),
      runs,
    );
  });

  it('gives the same in any order of delivery, and however often readings are delivered', () => {
    const shuffled = scenarios(30).chain(({ readings, rules }) => {
      const once = fc.shuffledSubarray(readings, { minLength: readings.length });
      const twice = fc.shuffledSubarray(readings);
      return fc.tuple(fc.constant({ readings, rules }), once, twice, sizes);
    });
    fc.assert(
      fc.property(shuffled, ([{ readings, rules }, once, twice, chunkSizes]) => {
        const store = createCounterStore(rules);
        for (const chunk of inChunks([...once, ...twice], chunkSizes)) store.deliver(chunk);
        assert.deepEqual(store.contents(), whole(readings, rules));
      }),
      runs,
    );
  });

  it('follows a decision from its instant on, and is as before once the decision is undone', () => {
    fc.assert(
      fc.property(scenarios(30), fc.nat(), ({ readings, rules }, which) => {
        const undone = rules.decisions[which % Math.max(1, rules.decisions.length)];
        fc.pre(undone !== undefined);
        const without = { ...rules, decisions: rules.decisions.filter((decision) => decision !== undone) };
        const store = createCounterStore(without);
        store.deliver(readings);
        const before = structuredClone(store.contents());
        store.follow(rules, undone.atMicros);
        assert.deepEqual(store.contents(), whole(readings, rules));
        store.follow(without, undone.atMicros);
        assert.deepEqual(store.contents(), before);
      }),
      runs,
    );
  });

  it('shifts each register by what its start is shifted by', () => {
    fc.assert(
      fc.property(scenarios(), fc.nat(1e12), ({ readings, rules }, ahead) => {
        const start = whole(readings, rules).slots.find((slot) => !slot.undecided);
        fc.pre(start !== undefined);
        const isKnown = (index: number) => (start.lastCounts[index] ?? null) !== null;
        const shift = (counts: Registers): Registers =>
          counts.map((count, index) => (count === null || !isKnown(index) ? count : count + ahead));
        const after = readings.filter((reading) => reading.atMicros > start.lastAtMicros);
        const shifted = stateOfSlot({ ...start, lastCounts: shift(start.lastCounts) });
        const plain = ledgerOf(stateOfSlot(start), after, rules);
        assert.deepEqual(
          ledgerOf(shifted, after, rules).slots,
          plain.slots.map((slot) => ({
            ...slot,
            firstCounts: shift(slot.firstCounts),
            lastCounts: shift(slot.lastCounts),
          })),
        );
      }),
      runs,
    );
  });

  it('ignores readings it already contains', () => {
    fc.assert(
      fc.property(scenarios(20), ({ readings, rules }) => {
        const { state } = whole(readings, rules);
        assert.deepEqual(ledgerOf(state, readings, rules).state, state);
      }),
      runs,
    );
  });

  it('never lets a counter fall', () => {
    fc.assert(
      fc.property(scenarios(), ({ readings, rules }) => {
        const counts = whole(readings, rules).slots.flatMap((slot) => [slot.firstCounts, slot.lastCounts]);
        for (const index of registers) {
          const known = counts.map((count) => count[index] ?? null).filter((count) => count !== null);
          assert.deepEqual(
            known,
            known.toSorted((a, b) => a - b),
          );
        }
      }),
      runs,
    );
  });

  it('conserves energy: its slots sum to the rise of the counter', () => {
    fc.assert(
      fc.property(scenarios(), ({ readings, rules }) => {
        const { slots } = whole(readings, rules);
        assert.deepEqual(sumOfSlots(slots), riseOf(slots));
      }),
      runs,
    );
  });

  it('never books more than really passed, except within a plausible step or restart', () => {
    fc.assert(
      fc.property(steps(), (list) => {
        fc.pre(!hasFaultsInARow(list, 3));
        const booked = riseOf(whole(readingsOf(list)).slots);
        const faults = list.filter((item) => item.fault !== 'none');
        const slack = faults.length * plausibleStepMwh;
        for (const [register, amountOf] of [importOf, exportOf].entries()) {
          // A fall counts as a restart when twice the power shown explains what the counter shows.
          const most = passed(list, amountOf) + passed(faults, amountOf) + slack;
          assertWithin(booked[register] ?? 0, 0, most);
        }
      }),
      runs,
    );
  });

  it('books everything that passed on a counter that never restarts', () => {
    const sound = steps().map((list) => [
      start,
      ...list.map((item) => (item.fault === 'reset' ? { ...item, fault: 'zero' as const } : item)),
      ...quietEnd,
    ]);
    fc.assert(
      fc.property(sound, moduli, (list, modulusMwh) => {
        // Two zeros in a row may be a rollover, after which half of a value may look like a real one.
        const isAmbiguous = hasFaultsInARow(list, 2) || list.some((item) => item.fault === 'low');
        fc.pre(modulusMwh === null ? !hasFaultsInARow(list, 3) : !isAmbiguous);
        const rules = counterRulesOf(null, { modulusMwh });
        const booked = riseOf(whole(readingsOf(list, modulusMwh), rules).slots);
        const expected = [passed(list.slice(1), importOf), passed(list.slice(1), exportOf)];
        assert.deepEqual(booked.slice(0, 2), expected);
      }),
      runs,
    );
  });
});

/** A fault that lasts for three reads and two minutes is believed. */
const hasFaultsInARow = (list: readonly Step[], count: number): boolean =>
  list.some(
    (_, index) =>
      list.length >= index + count && list.slice(index, index + count).every((item) => item.fault !== 'none'),
  );

/** A coarse counter may step by 1 kWh at any moment. */
const plausibleStepMwh = 1_000_000;

const start: Step = { seconds: 1, powerW: 0, fault: 'none', rows: 1 };
const quietEnd: Step[] = Array.from({ length: 4 }, () => ({ ...start, seconds: 60 }));

const passed = (list: readonly Step[], amountOf: (step: Step) => number): number =>
  list.reduce((sum, item) => sum + amountOf(item), 0);

const riseOf = (slots: readonly RegisterSlot[]): number[] =>
  registers.map((index) => (slots.at(-1)?.lastCounts[index] ?? 0) - (slots[0]?.firstCounts[index] ?? 0));

const sumOfSlots = (slots: readonly RegisterSlot[]): number[] => {
  const sums = registers.map(() => 0);
  const from = slots[0]?.slotMicros ?? 0;
  const to = slots.at(-1)?.slotMicros ?? 0;
  for (let slot = from; slot <= to; slot += quarterHourMicros) {
    const { energyMwh } = energyBetween(slots, slot, slot + quarterHourMicros);
    for (const index of registers) sums[index] = (sums[index] ?? 0) + (energyMwh[index] ?? 0);
  }
  return sums;
};
