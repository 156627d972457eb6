import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packIntervals, unpackIntervals } from './interval-columns.ts';
import { packPiece, unpackPiece } from './piece-columns.ts';

const value = fc.option(fc.double({ noNaN: true }));
const row = fc.array(value, { minLength: 7, maxLength: 7 });
const reading = fc.record({
  atMicros: fc.maxSafeInteger(),
  rows: fc.integer({ min: 1, max: 4 }),
  values: fc.record({
    phases: fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => rows.flat()),
    net: fc.option(row),
    reactive: fc.constant(null),
  }),
});

const mwh = fc.option(fc.maxSafeNat());
const interval = fc.record({
  fromMicros: fc.maxSafeInteger(),
  toMicros: fc.maxSafeInteger(),
  importMwh: mwh,
  exportMwh: mwh,
  estimated: fc.boolean(),
});

describe('a piece', () => {
  it('of intervals is the same on the other side', () => {
    fc.assert(
      fc.property(fc.array(interval), (intervals) => {
        expect(unpackIntervals(packIntervals(intervals))).toEqual(intervals);
      }),
    );
  });

  it('is the same on the other side, to the bit', () => {
    fc.assert(
      fc.property(fc.array(reading), (readings) => {
        expect(unpackPiece(packPiece(readings))).toEqual(readings);
      }),
    );
  });
});
