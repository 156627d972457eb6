import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFigures, buildLine } from './build-for-test.ts';
import { dayLine, daySummary, dayTotals, hourRows, isEmptyLine } from './day-line.ts';

const labels = {
  import: 'Import',
  export: 'Export',
  yield: 'Yield',
  consumption: 'Consumption',
  charge: 'Charge',
  discharge: 'Discharge',
};

const noon = Date.parse('2026-11-20T11:00:00Z');
const load = (data: (number | null)[]) => ({ key: 'consumption' as const, unit: 'W' as const, data });

describe('dayLine', () => {
  it('draws what leaves below zero and the load as a line', () => {
    const line = buildLine({
      series: [load([1]), { key: 'export', unit: 'W', data: [2] }, { key: 'charge', unit: 'W', data: [3] }],
    });
    const drawn = dayLine(line, labels, noon).series.map(({ key, drawn, below, role }) => [
      key,
      drawn,
      below,
      role,
    ]);
    expect(drawn).toEqual([
      ['consumption', 'line', false, 'load'],
      ['export', 'area', true, 'export'],
      ['charge', 'area', true, 'storage'],
    ]);
  });

  it('knows where now lies, on its own day only', () => {
    expect(dayLine(buildLine(), labels, noon).nowSlot).toBe(720);
    expect(dayLine(buildLine(), labels, noon + 86_400_000).nowSlot).toBeNull();
  });

  it('chooses one unit for all series', () => {
    expect(dayLine(buildLine({ series: [load([999.9])] }), labels, noon).unit).toBe('W');
    expect(dayLine(buildLine({ series: [load([10, null, 1000])] }), labels, noon).unit).toBe('kW');
  });
});

describe('daySummary', () => {
  it('names the highest consumption and when it was', () => {
    const data = dayLine(buildLine({ series: [load([100, null, 900, 300])] }), labels, noon);
    expect(daySummary(data, dayTotals(buildFigures()))).toEqual({
      usedKwh: 12.4,
      exportedKwh: 3.2,
      peak: { atMs: Date.parse('2026-11-19T23:02:00Z'), powerW: 900 },
    });
  });

  it('has no peak without data', () => {
    const data = dayLine(buildLine({ series: [load([null, null])] }), labels, noon);
    expect(daySummary(data, dayTotals(buildFigures({ consumptionKwh: null }))).peak).toBeNull();
  });
});

describe('hourRows', () => {
  const rowsOf = (values: (number | null)[]) =>
    hourRows(dayLine(buildLine({ series: [load(values)] }), labels, noon));

  it('averages the measured minutes of an hour', () => {
    const hour = [...Array(30).fill(100), ...Array(15).fill(400), ...Array(15).fill(null)];
    expect(rowsOf(hour)[0]?.meanW.consumption).toBe(200);
  });

  it('leaves hours to come out and keeps an unmeasured hour unknown', () => {
    const rows = rowsOf([...Array(60).fill(null), 5]);
    expect(rows.map((row) => row.meanW.consumption)).toEqual([null, 5]);
  });

  it('lies between the least and the most of its hour', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 60 }), (values) => {
        const meanW = rowsOf(values)[0]?.meanW.consumption ?? Number.NaN;
        expect(meanW).toBeGreaterThanOrEqual(Math.min(...values));
        expect(meanW).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('has 25 rows on the long day', () => {
    const line = buildLine({
      from: '2026-10-24T22:00:00Z',
      to: '2026-10-25T23:00:00Z',
      series: [load(Array(1500).fill(1))],
    });
    expect(hourRows(dayLine(line, labels, noon))).toHaveLength(25);
  });
});

describe('isEmptyLine', () => {
  it('is a day without any measured value', () => {
    expect(isEmptyLine(buildLine({ series: [load([null, null])] }))).toBe(true);
    expect(isEmptyLine(buildLine({ series: [load([null, 0])] }))).toBe(false);
  });
});
