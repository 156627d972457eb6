import { describe, expect, it } from 'vitest';
import { monthBars, monthTotals } from './month-bars.ts';

const months = [
  { month: '2025-10', importKwh: 172.62, exportKwh: null, storedImportKwh: null, storedExportKwh: null },
  { month: '2025-11', importKwh: 20, exportKwh: null, storedImportKwh: 180, storedExportKwh: null },
];
const words = { label: (date: string) => date, longLabel: (date: string) => date };

describe('monthBars', () => {
  it('stand beside what is stored of the month', () => {
    const { slots, series } = monthBars(months, words);
    expect(slots.map(({ label }) => label)).toEqual(['2025-10-01', '2025-11-01']);
    expect(series.map(({ key, values, isBeside = false }) => ({ key, values, isBeside }))).toEqual([
      { key: 'fileImport', values: [172.62, 20], isBeside: false },
      { key: 'storedImport', values: [null, 180], isBeside: true },
    ]);
  });
});

describe('monthTotals', () => {
  it('are sums of what is known, and unknown where nothing is', () => {
    expect(monthTotals(months)).toEqual({
      fileImport: 192.62,
      storedImport: 180,
      fileExport: null,
      storedExport: null,
    });
  });
});
