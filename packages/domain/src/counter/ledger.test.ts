import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportOf, importOf, readingsOf, type Step, steps } from '../../test/build-counter-stream.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import {
  counterRulesOf,
  energyBetween,
  ledgerOf,
  quarterHourMicros,
  type Reading,
  type RegisterSlot,
  type Registers,
  stateOfSlot,
} from '../index.ts';

const rules = counterRulesOf(null);
const registers = [0, 1, 2, 3, 4, 5, 6, 7];

const whole = (readings: readonly Reading[]) => {
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

describe('ledgerOf', () => {
  it('gives the same however the readings are split', () => {
    fc.assert(
      fc.property(steps(), sizes, (list, chunkSizes) => {
        const readings = readingsOf(list);
        const store = createCounterStore(rules);
        for (const chunk of inChunks(readings, chunkSizes)) store.deliver(chunk);
        expect(store.contents()).toEqual(whole(readings));
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same from any decided slot on', () => {
    fc.assert(
      fc.property(steps(), (list) => {
        const readings = readingsOf(list);
        const all = whole(readings);
        for (const start of all.slots.filter((slot) => !slot.undecided)) {
          const after = readings.filter((reading) => reading.atMicros > start.lastAtMicros);
          const again = ledgerOf(stateOfSlot(start), after, rules);
          expect(again.slots).toEqual(all.slots.filter((slot) => slot.slotMicros > start.slotMicros));
          expect(again.events).toEqual(all.events.filter((event) => event.atMicros > start.lastAtMicros));
          expect(again.state).toEqual(all.state);
        }
      }),
    );
  });

  it('gives the same in any order and any number of times', () => {
    const shuffled = steps(40).chain((list) => {
      const readings = readingsOf(list);
      const once = fc.shuffledSubarray(readings, { minLength: readings.length });
      const twice = fc.shuffledSubarray(readings);
      return fc.tuple(fc.constant(readings), once, twice, sizes);
    });
    fc.assert(
      fc.property(shuffled, ([readings, once, twice, chunkSizes]) => {
        const store = createCounterStore(rules);
        for (const chunk of inChunks([...once, ...twice], chunkSizes)) store.deliver(chunk);
        expect(store.contents()).toEqual(whole(readings));
      }),
      { numRuns: 300 },
    );
  });

  it('runs ahead by what its start runs ahead, register by register', () => {
    fc.assert(
      fc.property(steps(), fc.nat(1e12), (list, ahead) => {
        const readings = readingsOf(list);
        const start = whole(readings).slots.find((slot) => !slot.undecided);
        fc.pre(start !== undefined);
        const isKnown = (index: number) => (start.lastCounts[index] ?? null) !== null;
        const shift = (counts: Registers): Registers =>
          counts.map((count, index) => (count === null || !isKnown(index) ? count : count + ahead));
        const after = readings.filter((reading) => reading.atMicros > start.lastAtMicros);
        const shifted = stateOfSlot({ ...start, lastCounts: shift(start.lastCounts) });
        const plain = ledgerOf(stateOfSlot(start), after, rules);
        expect(ledgerOf(shifted, after, rules).slots).toEqual(
          plain.slots.map((slot) => ({
            ...slot,
            firstCounts: shift(slot.firstCounts),
            lastCounts: shift(slot.lastCounts),
          })),
        );
      }),
    );
  });

  it('ignores what it has counted', () => {
    fc.assert(
      fc.property(steps(20), (list) => {
        const readings = readingsOf(list);
        const { state } = whole(readings);
        expect(ledgerOf(state, readings, rules).state).toEqual(state);
      }),
    );
  });

  it('never lets a counter fall', () => {
    fc.assert(
      fc.property(steps(), (list) => {
        const counts = whole(readingsOf(list)).slots.flatMap((slot) => [slot.firstCounts, slot.lastCounts]);
        for (const index of registers) {
          const known = counts.map((count) => count[index] ?? null).filter((count) => count !== null);
          expect(known).toEqual(known.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('conserves energy: its slots sum to the rise of the counter', () => {
    fc.assert(
      fc.property(steps(), (list) => {
        const { slots } = whole(readingsOf(list));
        expect(sumOfSlots(slots)).toEqual(riseOf(slots));
      }),
    );
  });

  it('never books more than really passed, but for what hides in a plausible step', () => {
    fc.assert(
      fc.property(steps(), (list) => {
        const booked = riseOf(whole(readingsOf(list)).slots);
        const faults = list.filter((item) => item.fault !== 'none').length;
        const slack = faults * 100_000;
        expect(booked[0] ?? 0).toBeLessThanOrEqual(passed(list, importOf) + slack);
        expect(booked[1] ?? 0).toBeLessThanOrEqual(passed(list, exportOf) + slack);
      }),
      { numRuns: 500 },
    );
  });

  it('books everything that passed on a counter that never restarts', () => {
    const sound = steps().map((list) => [
      start,
      ...list.map((item) => (item.fault === 'reset' ? { ...item, fault: 'zero' as const } : item)),
      ...quietEnd,
    ]);
    fc.assert(
      fc.property(sound, (list) => {
        // Faults that stay for three reads and two minutes are believed: keep them shorter.
        fc.pre(!list.some((_, index) => list.slice(index, index + 3).every((item) => item.fault !== 'none')));
        const booked = riseOf(whole(readingsOf(list)).slots);
        const expected = [passed(list.slice(1), importOf), passed(list.slice(1), exportOf)];
        expect(booked.slice(0, 2)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

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
