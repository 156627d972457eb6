import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedReading } from './imported-reading.ts';
import { outsideMeasured } from './keep-measured.ts';

const minute = 60_000_000;
const at = (minutes: number): ImportedReading => ({
  atMicros: minutes * minute,
  values: { phases: [230, null, null, minutes, null, null, null], net: null, reactive: null },
  rows: 1,
});
const minutesLeft = (imported: readonly number[], stored: readonly number[]): number[] =>
  outsideMeasured(
    imported.map(at),
    stored.map((minutes) => minutes * minute),
  ).map(({ atMicros }) => atMicros / minute);

describe('outsideMeasured', () => {
  it('fills a gap and leaves what is measured alone', () => {
    expect(minutesLeft([0, 5, 10, 15, 40, 60, 90], [0, 10, 20, 80])).toEqual([40, 60, 90]);
  });

  it('takes a step of half an hour for measured, and a longer one for a gap', () => {
    expect(minutesLeft([15], [0, 30])).toEqual([]);
    expect(minutesLeft([15], [0, 31])).toEqual([15]);
  });

  it('leaves no step within what is measured changed, and drops nothing else', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 600 }), { maxLength: 40 });
    fc.assert(
      fc.property(minutes, minutes, (some, others) => {
        const [imported, stored] = [some.toSorted((a, b) => a - b), others.toSorted((a, b) => a - b)];
        const left = new Set(minutesLeft(imported, stored));
        for (const one of imported) {
          const isMeasured = stored.some((end, index) => {
            const start = stored[index - 1];
            return end === one || (start !== undefined && start < one && one < end && end - start <= 30);
          });
          expect(left.has(one)).toBe(!isMeasured);
        }
      }),
    );
  });
});
