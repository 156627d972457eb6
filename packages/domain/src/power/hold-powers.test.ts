import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdPowers, holdStates, needsNeighbours, powerAt } from './hold-powers.ts';
import { type MinuteAverages, noAverages } from './minute-averages.ts';

/** Readings in these minutes, of as many watts as minutes. */
const readAt = (...minutes: number[]): MinuteAverages => ({
  minutes: Int32Array.from(minutes),
  powersW: Float64Array.from(minutes),
  reads: new Uint32Array(minutes.length).fill(1),
});

const line = (powers: MinuteAverages, minutes: number): (number | null)[] => {
  const held = holdPowers(powers, minutes);
  return Array.from({ length: minutes }, (_, minute) => powerAt(held, minute));
};

describe('holdPowers', () => {
  it('holds a quarter-hour meter’s power until its next reading', () => {
    const powers = line(readAt(0, 15, 30), 45);
    expect(powers.slice(0, 15)).toEqual(new Array(15).fill(0));
    expect(powers.slice(15, 30)).toEqual(new Array(15).fill(15));
    expect(powers).not.toContain(null);
  });

  it('holds for three intervals and leaves the rest of a gap unknown', () => {
    const powers = line(readAt(0, 5, 60), 61);
    expect(powers.slice(5, 20)).toEqual(new Array(15).fill(5));
    expect(powers.slice(20, 60)).toEqual(new Array(40).fill(null));
  });

  it('calls overdue what is older than the interval', () => {
    expect([...holdPowers(readAt(0, 5), 20).states]).toEqual([
      ...new Array(10).fill(holdStates.known),
      ...new Array(10).fill(holdStates.overdue),
    ]);
  });

  it('holds nothing of a meter that sends several times a minute', () => {
    const dense = { ...readAt(0, 1, 4), reads: Uint32Array.of(12, 12, 12) };
    expect(line(dense, 6)).toEqual([0, 1, null, null, 4, null]);
  });

  it('takes each side of a changing interval for what it is', () => {
    const powers = line(readAt(0, 15, 30, 31, 32, 33), 40);
    expect(powers.slice(0, 30)).not.toContain(null);
    expect(powers.slice(36)).toEqual([null, null, null, null]);
  });

  it('reaches in from before the span and not beyond its end', () => {
    expect(line(readAt(-10, -5, 100), 3)).toEqual([-5, -5, -5]);
  });

  it('holds a single reading only around its own minute', () => {
    expect(line(readAt(2), 8)).toEqual([null, null, 2, 2, 2, null, null, null]);
  });

  it('is empty for a meter that sent nothing', () => {
    expect(line(noAverages, 2)).toEqual([null, null]);
  });
});

describe('neighbours of a span', () => {
  const minutes = 60;
  const anyMinutes = fc
    .uniqueArray(fc.integer({ min: -180, max: minutes + 180 }), { maxLength: 80 })
    .map((found) => found.toSorted((a, b) => a - b));
  /** Most meters send at once, and again a minute later. */
  const beginning = anyMinutes.map((found) =>
    [...found.filter((minute) => minute !== 0 && minute !== 1), 0, 1].toSorted((a, b) => a - b),
  );

  it('change nothing where they are not needed', () => {
    fc.assert(
      fc.property(fc.oneof(anyMinutes, beginning), (found) => {
        const within = readAt(...found.filter((minute) => minute >= 0 && minute < minutes));
        fc.pre(!needsNeighbours(within));
        expect(holdPowers(within, minutes)).toEqual(holdPowers(readAt(...found), minutes));
      }),
      { numRuns: 1000 },
    );
  });

  it('are needed by a meter that seldom sends', () => {
    expect(needsNeighbours(readAt(0, 15, 30, 45))).toBe(true);
    expect(needsNeighbours(readAt())).toBe(true);
  });
});
