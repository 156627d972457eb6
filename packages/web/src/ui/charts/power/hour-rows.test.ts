import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAxis } from './day-axis.ts';
import { hourRows } from './hour-rows.ts';

const longDay = { from: '2026-10-24T22:00:00Z', to: '2026-10-25T23:00:00Z' };
const plainDay = { from: '2026-11-19T23:00:00Z', to: '2026-11-20T23:00:00Z' };

const rowsOf = (values: (number | null)[], day = plainDay) =>
  hourRows({
    axis: dayAxis({ ...day, stepSeconds: 60, timeZone: 'Europe/Berlin' }),
    unit: 'W',
    nowSlot: null,
    series: [{ key: 'load', role: 'load', drawn: 'line', below: false, values }],
  });

describe('hourRows', () => {
  it('averages the measured minutes of an hour', () => {
    const hour = [...Array(30).fill(100), ...Array(15).fill(400), ...Array(15).fill(null)];
    expect(rowsOf(hour)[0]?.meanW.load).toBe(200);
  });

  it('leaves hours to come out and keeps an unmeasured hour unknown', () => {
    expect(rowsOf([...Array(60).fill(null), 5]).map((row) => row.meanW.load)).toEqual([null, 5]);
  });

  it('lies between the least and the most of its hour', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 60 }), (values) => {
        const meanW = rowsOf(values)[0]?.meanW.load ?? Number.NaN;
        expect(meanW).toBeGreaterThanOrEqual(Math.min(...values));
        expect(meanW).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('has 25 rows on the long day', () => {
    expect(rowsOf(Array(1500).fill(1), longDay)).toHaveLength(25);
  });
});
