import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOfFile, recordOf } from './journal-record.ts';
import type { JournalledReading } from './journalled-reading.ts';

const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
const list = (width: number) => fc.array(value, { minLength: width, maxLength: width });
const micros = fc.integer({ min: 0, max: 2 ** 52 });

const reading: fc.Arbitrary<JournalledReading> = fc.record({
  meter: fc.record({ id: fc.integer({ min: 1, max: 2 ** 31 - 1 }) }),
  claimedMicros: micros,
  arrivedMicros: micros,
  source: fc.constantFrom(1, 2),
  values: fc.record({
    phases: fc.integer({ min: 1, max: 3 }).chain((phases) => list(7 * phases)),
    net: fc.option(list(7)),
    reactive: fc.option(fc.integer({ min: 1, max: 3 }).chain((phases) => list(3 * phases))),
  }),
});
const group = fc.array(reading, { minLength: 1, maxLength: 4 });
const groups = fc.array(group, { minLength: 1, maxLength: 6 });

/** Runs are random numbers: a small one would stand among the values too. */
const aRun = 0x9e37_79b9;
const fileOf = (all: readonly JournalledReading[][], run = aRun, first = 1): Buffer =>
  Buffer.concat(all.map((readings, index) => recordOf({ run, number: first + index }, readings)));

const whole = (readings: unknown) => ({ readings, damages: [] });
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a journal file', () => {
  it('gives back every number it was given', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const file = Buffer.concat([fileOf(all), Buffer.alloc(100)]);
        expect(contentOfFile(file)).toEqual(whole(all.flat()));
      }),
      { numRuns: 1000 },
    );
  });

  it('cut off anywhere, it gives the whole groups before that place', () => {
    fc.assert(
      fc.property(groups, share, (all, part) => {
        const file = fileOf(all);
        const place = Math.floor(part * file.length);
        const ends = all.map((_, index) => fileOf(all.slice(0, index + 1)).length);
        const before = all.slice(0, ends.filter((end) => end <= place).length).flat();
        expect(contentOfFile(file.subarray(0, place)).readings).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('with one bit spoilt anywhere, it gives all groups but the one it is in, and reports that one', () => {
    fc.assert(
      fc.property(
        groups,
        share,
        fc.integer({ min: 0, max: 7 }),
        fc.boolean(),
        (all, part, bit, isWritten) => {
          const file = fileOf(all);
          const place = Math.floor(part * file.length);
          const starts = all.map((_, index) => fileOf(all.slice(0, index)).length);
          const spoilt = starts.filter((start) => start <= place).length - 1;
          file.writeUInt8(file.readUInt8(place) ^ (1 << bit), place);
          const others = all.filter((_, index) => index !== spoilt).flat();
          const { readings, damages } = contentOfFile(Buffer.concat([file, Buffer.alloc(100)]));
          expect(readings).toEqual(others);
          expect(damages).toEqual([{ atByte: starts[spoilt], mayBeLost: true }]);
          const mark = isWritten ? { run: aRun, number: all.length } : { run: 9, number: all.length };
          const marked = contentOfFile(file, mark);
          expect(marked.readings).toEqual(isWritten ? [] : others);
          expect(marked.damages[0]?.mayBeLost).toBe(!isWritten || all.length === 1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('written from the beginning again, it gives nothing of what was there before', () => {
    fc.assert(
      fc.property(groups, groups, fc.boolean(), (before, now, isSameRun) => {
        const old = fileOf(before);
        const file = fileOf(now, isSameRun ? aRun : aRun + 1, before.length + 1);
        const over = Buffer.concat([file, old.subarray(Math.min(file.length, old.length))]);
        expect(contentOfFile(over)).toEqual(whole(now.flat()));
      }),
      { numRuns: 1000 },
    );
  });
});
