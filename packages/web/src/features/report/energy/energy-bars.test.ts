import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildColumns, buildReport } from '../build-for-test.ts';
import { energyBars } from './energy-bars.ts';
import type { EnergyView } from './energy-view.ts';

const words = { formats: formatsOf('en'), calendar: calendarFormatsOf('en') };
const nowMs = Date.parse('2026-11-20T12:00:00Z');
const bars = (view: EnergyView, report = buildReport()) =>
  energyBars(report, { view, kind: 'month', nowMs, words });

describe('the bars of an energy report', () => {
  it('are the days of the site, the running one known', () => {
    const { slots, nowSlot } = bars('consumption');
    expect(slots.map(({ label }) => label)).toEqual(['19', '20']);
    expect(slots[1]?.longLabel).toBe('Fri, Nov 20, 2026');
    expect(nowSlot).toBe(1);
  });

  it('leave gaps where nothing is known, and mark what is estimated', () => {
    const [direct] = bars('consumption').series;
    expect(direct).toMatchObject({ key: 'directUse', values: [8, null], estimated: [false, true] });
  });

  it('show no energy that was nothing all the time', () => {
    expect(bars('consumption').series.map(({ key }) => key)).toEqual(['directUse', 'gridUse']);
    expect(bars('yield').series.map(({ key }) => key)).toEqual(['selfUse']);
  });

  it('but that nothing of it was, where that is all there is', () => {
    const columns = buildColumns({ series: [{ key: 'export', unit: 'kWh', data: [0, 0] }] });
    expect(bars('yield', buildReport({ columns })).series.map(({ key }) => key)).toEqual(['export']);
  });

  it('are set beside the same days of another month', () => {
    const comparedColumns = buildColumns({
      times: ['2026-10-18T22:00:00Z', '2026-10-17T22:00:00Z'],
      series: [{ key: 'gridUse', unit: 'kWh', data: [7, 6] }],
    });
    const series = bars('consumption', buildReport({ comparedColumns })).series;
    expect(series.find(({ key }) => key === 'gridUse')?.compare).toEqual([7, null]);
  });

  it('stack what the storage gave between the sun and the grid', () => {
    const columns = buildColumns({
      series: [
        { key: 'gridUse', unit: 'kWh', data: [3, 1] },
        { key: 'storageUse', unit: 'kWh', data: [2, 4] },
        { key: 'directUse', unit: 'kWh', data: [8, 5] },
      ],
    });
    const { series } = bars('consumption', buildReport({ columns }));
    expect(series.map(({ key, role }) => [key, role])).toEqual([
      ['directUse', 'solar'],
      ['storageUse', 'discharge'],
      ['gridUse', 'import'],
    ]);
  });
});
