import type { EnergyColumns } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { columnValues, sourceTotals } from './column-values.ts';

const columns: EnergyColumns = {
  timeZone: 'UTC',
  times: ['2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z', '2026-06-03T00:00:00Z'],
  to: '2026-06-04T00:00:00Z',
  series: [
    { key: 'import', unit: 'kWh', data: [5, 6, null] },
    { key: 'gridUse', unit: 'kWh', data: [4, null, null] },
  ],
  coverage: [],
  inconsistent: [],
  unmetered: [1],
};

describe('columnValues', () => {
  it('take the import for what came from the grid where the sources are unknown', () => {
    expect(columnValues(columns, 'gridUse')).toEqual([4, 6, null]);
    expect(columnValues(columns, 'import')).toEqual([5, 6, null]);
  });

  it('are unknown where the answer has none', () => {
    expect(columnValues(columns, 'storageUse')).toEqual([null, null, null]);
  });
});

describe('sourceTotals', () => {
  it('do the same of a whole span', () => {
    const unknown = { gridUseKwh: null, directUseKwh: null, storageUseKwh: null };
    expect(sourceTotals({ ...unknown, importKwh: 11 }).gridUse).toBe(11);
    expect(sourceTotals({ ...unknown, gridUseKwh: 4, importKwh: 11 }).gridUse).toBe(4);
  });
});
