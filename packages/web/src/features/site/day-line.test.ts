import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../../test/build-energy-figures.ts';
import { buildLine } from './build-for-test.ts';
import { dayLine, daySummary, dayTotals, isEmptyLine } from './day-line.ts';

const noon = Date.parse('2026-11-20T11:00:00Z');
const load = (data: (number | null)[]) => ({ key: 'consumption' as const, unit: 'W' as const, data });

describe('dayLine', () => {
  it('draws what leaves below zero and the load as a line', () => {
    const line = buildLine({
      series: [load([1]), { key: 'export', unit: 'W', data: [2] }, { key: 'charge', unit: 'W', data: [3] }],
    });
    const drawn = dayLine(line, noon).series.map(({ key, drawn, below, role }) => [key, drawn, below, role]);
    expect(drawn).toEqual([
      ['consumption', 'line', false, 'load'],
      ['export', 'area', true, 'export'],
      ['charge', 'area', true, 'storage'],
    ]);
  });

  it('knows where now lies, on its own day only', () => {
    expect(dayLine(buildLine(), noon).nowSlot).toBe(720);
    expect(dayLine(buildLine(), noon + 86_400_000).nowSlot).toBeNull();
  });

  it('chooses one unit for all series', () => {
    expect(dayLine(buildLine({ series: [load([999.9])] }), noon).unit).toBe('W');
    expect(dayLine(buildLine({ series: [load([10, null, 1000])] }), noon).unit).toBe('kW');
  });
});

describe('daySummary', () => {
  it('names the highest consumption and when it was', () => {
    const line = buildLine({ series: [load([100, null, 900, 300])] });
    expect(daySummary(line, dayLine(line, noon), dayTotals(buildEnergyFigures()))).toEqual({
      usedKwh: 12,
      exportedKwh: 3,
      peak: { atMs: Date.parse('2026-11-19T23:02:00Z'), powerW: 900 },
      measured: null,
    });
  });

  it('has no peak and no totals without data', () => {
    const line = buildLine({ series: [load([null, null])] });
    const summary = daySummary(line, dayLine(line, noon), dayTotals(undefined));
    expect(summary).toMatchObject({ usedKwh: null, exportedKwh: null, peak: null });
  });

  it('tells how much was measured when some was not', () => {
    const line = buildLine({ coverage: { measured: 0.5, estimated: 0.25, missing: 0.25 } });
    expect(daySummary(line, dayLine(line, noon), dayTotals(undefined)).measured).toBe(0.75);
  });
});

describe('isEmptyLine', () => {
  it('is a day without any measured value', () => {
    expect(isEmptyLine(buildLine({ series: [load([null, null])] }))).toBe(true);
    expect(isEmptyLine(buildLine({ series: [load([null, 0])] }))).toBe(false);
  });
});
