import { describe, expect, it } from 'vitest';
import { buildMonths } from './build-for-test.ts';
import { historyBars, historySpan, isEmptyHistory, lastMonths } from './history-bars.ts';

const words = {
  label: (date: string) => date.slice(5, 7),
  longLabel: (date: string) => date.slice(0, 7),
  href: (date: string) => `/report?date=${date}`,
};
const counted = (from: number) => Array.from({ length: 12 }, (_, month) => from + month);
const barsOf = (values: Parameters<typeof buildMonths>[1], today = '2026-03-15') =>
  historyBars(
    lastMonths({ thisYear: buildMonths(2026, values), yearBefore: buildMonths(2025, values) }, today),
    words,
  );

describe('historyBars', () => {
  it('reach from the month after the same one a year before to the running one', () => {
    const bars = barsOf({ import: counted(1) });
    expect(bars.slots.map(({ longLabel }) => longLabel)).toEqual([
      ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
      ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ]);
    expect(bars.series[0]?.values).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]);
    expect(bars.slots[11]?.href).toBe('/report?date=2026-03-01');
    expect(historySpan('2026-03-15')).toEqual({ starttime: '2025-04-01', endtime: '2026-04-01' });
  });

  it('are one calendar year in December', () => {
    const bars = barsOf({ import: counted(1) }, '2026-12-31');
    expect(bars.slots.map(({ label }) => label)[0]).toBe('01');
    expect(bars.series[0]?.values).toEqual(counted(1));
    expect(historySpan('2026-12-31')).toEqual({ starttime: '2026-01-01', endtime: '2027-01-01' });
  });

  it('stack what was used by its source, and draw what left under zero', () => {
    const bars = barsOf({
      directUse: counted(1),
      storageUse: counted(4),
      gridUse: counted(2),
      export: counted(3),
    });
    expect(bars.series.map(({ key, role, below }) => [key, role, below])).toEqual([
      ['directUse', 'solar', false],
      ['storageUse', 'discharge', false],
      ['gridUse', 'import', false],
      ['export', 'export', true],
    ]);
  });

  it('say nothing of export where there never was any', () => {
    const bars = barsOf({ import: counted(2), export: new Array(12).fill(0) });
    expect(bars.series.map(({ key }) => key)).toEqual(['gridUse']);
  });

  it('show the use as one where its sources are not known', () => {
    expect(barsOf({ consumption: counted(1) }).series.map(({ key }) => key)).toEqual(['consumption']);
  });

  it('are empty where nothing was ever measured', () => {
    expect(isEmptyHistory(barsOf({}))).toBe(true);
    expect(isEmptyHistory(barsOf({ import: counted(1) }))).toBe(false);
  });
});
