import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf, recordOf } from './journal-record.ts';
import type { ReadingToKeep } from './journalled-reading.ts';

const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
const list = (width: number) => fc.array(value, { minLength: width, maxLength: width });
const micros = fc.integer({ min: 0, max: 2 ** 52 });

const reading: fc.Arbitrary<ReadingToKeep> = fc.record({
  meter: fc.record({ id: fc.integer({ min: 1, max: 2 ** 31 - 1 }) }),
  ownMicros: micros,
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

const kept = (readings: readonly ReadingToKeep[]) =>
  readings.map(({ meter, ...told }) => ({ meterId: meter.id, ...told }));
const fileOf = (all: readonly ReadingToKeep[][], run = 7, first = 1): Buffer =>
  Buffer.concat(all.map((readings, index) => recordOf({ run, number: first + index }, readings)));

describe('a journal file', () => {
  it('gives back every number it was given', () => {
    fc.assert(
      fc.property(groups, (all) => {
        expect(readingsOf(Buffer.concat([fileOf(all), Buffer.alloc(100)]))).toEqual(kept(all.flat()));
      }),
      { numRuns: 1000 },
    );
  });

  it('cut off or spoilt anywhere, it gives the whole groups before that place', () => {
    fc.assert(
      fc.property(groups, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (all, share) => {
        const file = fileOf(all);
        const place = Math.floor(share * file.length);
        const ends = all.map((_, index) => fileOf(all.slice(0, index + 1)).length);
        const whole = kept(all.slice(0, ends.filter((end) => end <= place).length).flat());
        expect(readingsOf(file.subarray(0, place))).toEqual(whole);
        file.writeUInt8(file.readUInt8(place) ^ 0x40, place);
        expect(readingsOf(file)).toEqual(whole);
      }),
      { numRuns: 1000 },
    );
  });

  it('written from the beginning again, it gives nothing of what was there before', () => {
    fc.assert(
      fc.property(groups, groups, fc.boolean(), (before, now, isSameRun) => {
        const old = fileOf(before);
        const file = fileOf(now, isSameRun ? 7 : 8, before.length + 1);
        const over = Buffer.concat([file, old.subarray(Math.min(file.length, old.length))]);
        expect(readingsOf(over)).toEqual(kept(now.flat()));
      }),
      { numRuns: 1000 },
    );
  });
});
