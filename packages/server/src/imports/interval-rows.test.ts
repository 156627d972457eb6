import { describe, expect, it } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { IntervalRows, mostIntervals } from './interval-rows.ts';

const row = (at: number) => ({
  line: at + 1,
  series: 0,
  fromMicros: at * 900e6,
  toMicros: (at + 1) * 900e6,
  imported: at,
  exported: Number.NaN,
  estimated: false,
});

describe('IntervalRows', () => {
  it('take three million intervals, and no more than their limit', () => {
    expect(mostIntervals).toBe(3_000_000);
    const rows = new IntervalRows(3000);
    for (let at = 0; at < 3000; at += 1) rows.add(row(at));
    expect(() => rows.add(row(3000))).toThrow(new FileRefused('import_too_large'));
    expect([...rows.inOrder()]).toEqual(Array.from({ length: 3000 }, (_, at) => at));
    expect(rows.imported[2999]).toBe(2999);
  });

  it('are in order of time, and of equal times in that of their lines', () => {
    const rows = new IntervalRows();
    for (const at of [5, 3, 5, 1]) rows.add(row(at));
    expect([...rows.inOrder()]).toEqual([3, 1, 0, 2]);
  });
});
