// Readings as they are held against limits, and histories of them that run into everything.
import fc from 'fast-check';
import type { JudgedReading } from '../src/incident/value-watch.ts';
import type { FlatValues } from '../src/packed-day/stored-reading.ts';

export const second = 1_000_000;
export const minute = 60 * second;

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
export const judgedReading = (
  atMicros: number,
  ...rows: readonly Parameters<typeof rowOf>[0][]
): JudgedReading => ({
  atMicros,
  values: valuesOf(...rows),
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
export const judgedHistory = fc.array(step, { minLength: 1, maxLength: 16 }).map((steps) => {
  let atMicros = 0;
  return steps.flatMap(({ seconds, rows, repeats }) =>
    Array.from({ length: repeats }, () => {
      atMicros += seconds * second;
      return judgedReading(atMicros, ...rows);
    }),
  );
});
