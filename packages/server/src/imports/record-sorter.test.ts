import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { RecordSorter } from './record-sorter.ts';

describe('RecordSorter', () => {
  const opened: RecordSorter[] = [];
  afterEach(() => {
    for (const sorter of opened.splice(0)) sorter.close();
  });

  const sortedBy = (keys: readonly number[], bytes: number): number[][] => {
    const sorter = new RecordSorter(2, bytes);
    opened.push(sorter);
    for (const [index, key] of keys.entries()) sorter.add(Float64Array.of(key, index));
    const once: number[][] = [];
    const again: number[][] = [];
    sorter.forEach((numbers, at) => void once.push([...numbers.subarray(at, at + 2)]));
    sorter.forEach((numbers, at) => void again.push([...numbers.subarray(at, at + 2)]));
    expect(again).toEqual(once);
    return once;
  };

  it('sorts by the first number and keeps the order of equal ones, in memory and by way of a file', () => {
    const keys = fc.array(
      fc.oneof(
        fc.nat({ max: 9 }),
        fc.maxSafeNat(),
        fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
      ),
      {
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(keys, fc.constantFrom(16, 48, 160, 1_000_000), (of, bytes) => {
        const expected = of.map((key, index) => [key, index]).sort(([one = 0], [other = 0]) => one - other);
        expect(sortedBy(of, bytes)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
