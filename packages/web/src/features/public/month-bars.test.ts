import type { EnergyColumns } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { monthBars } from './month-bars.ts';

const coverage = (estimated: number) => ({ measured: 1 - estimated, estimated, missing: 0 });

const columns = (series: EnergyColumns['series']): EnergyColumns => ({
  timeZone: 'Etc/UTC',
  times: ['2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z', '2026-06-03T00:00:00Z'],
  to: '2026-06-04T00:00:00Z',
  series,
  coverage: [coverage(0), coverage(0.5), coverage(0)],
  inconsistent: [],
  unmetered: [],
});

const words = { label: (ms: number) => String(ms), longLabel: (ms: number) => String(ms) };
const secondDay = Date.parse('2026-06-02T10:00:00Z');

describe('monthBars', () => {
  it('stacks what came from the site’s own and from the grid, and hatches estimates', () => {
    const data = monthBars(
      columns([
        { key: 'consumption', unit: 'kWh', data: [3, 4, null] },
        { key: 'gridUse', unit: 'kWh', data: [1, 1, null] },
        { key: 'directUse', unit: 'kWh', data: [2, 3, null] },
      ]),
      secondDay,
      words,
    );
    expect(data.series.map(({ key }) => key)).toEqual(['directUse', 'gridUse']);
    expect(data.series[0]?.estimated).toEqual([false, true, false]);
    expect(data.nowSlot).toBe(1);
  });

  it('shows the consumption where its sources are unknown, and no now in the past', () => {
    const data = monthBars(
      columns([
        { key: 'consumption', unit: 'kWh', data: [3, 4, 5] },
        { key: 'import', unit: 'kWh', data: [null, null, null] },
      ]),
      Date.parse('2026-07-01T00:00:00Z'),
      words,
    );
    expect(data.series.map(({ key }) => key)).toEqual(['consumption']);
    expect(data.nowSlot).toBeNull();
  });
});
