import { describe, expect, it } from 'vitest';
import { buildFigures, buildLine } from './build-for-test.ts';
import { dayLine, daySummary, dayTotals, isEmptyLine } from './day-line.ts';

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

describe('isEmptyLine', () => {
  it('is a day without any measured value', () => {
    expect(isEmptyLine(buildLine({ series: [load([null, null])] }))).toBe(true);
    expect(isEmptyLine(buildLine({ series: [load([null, 0])] }))).toBe(false);
  });
});
