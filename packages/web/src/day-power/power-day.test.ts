import { dayMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../test/build-energy-figures.ts';
import { buildPowerLine } from '../../test/build-power-line.ts';
import { dayTotals, powerDay } from './power-day.ts';

const noon = Date.parse('2026-11-20T11:00:00Z');
const load = (data: (number | null)[]) => ({ key: 'consumption' as const, unit: 'W' as const, data });

describe('powerDay', () => {
  it('draws what leaves below zero and the load as a line', () => {
    const line = buildPowerLine({
      series: [
        load([1]),
        { key: 'export', unit: 'W', data: [2] },
        { key: 'charge', unit: 'W', data: [3] },
        { key: 'discharge', unit: 'W', data: [4] },
      ],
    });
    const drawn = powerDay(line, noon).series.map(({ key, drawn, below, role }) => [key, drawn, below, role]);
    expect(drawn).toEqual([
      ['consumption', 'line', false, 'load'],
      ['export', 'area', true, 'export'],
      ['charge', 'area', true, 'storage'],
      ['discharge', 'area', false, 'discharge'],
    ]);
  });

  it('knows where now lies, on its own day only', () => {
    expect(powerDay(buildPowerLine(), noon).nowSlot).toBe(720);
    expect(powerDay(buildPowerLine(), noon + dayMs).nowSlot).toBeNull();
  });

  it('chooses one unit for all series', () => {
    expect(powerDay(buildPowerLine({ series: [load([999.9])] }), noon).unit).toBe('W');
    expect(powerDay(buildPowerLine({ series: [load([10, null, 1000])] }), noon).unit).toBe('kW');
  });
});

describe('dayTotals', () => {
  it('are the day’s energies, each by its series', () => {
    expect(dayTotals(buildEnergyFigures({ chargeKwh: 2, dischargeKwh: 1 }))).toEqual({
      import: 4,
      export: 3,
      yield: 11,
      consumption: 12,
      charge: 2,
      discharge: 1,
    });
  });

  it('are unknown until the day has come', () => {
    expect(new Set(Object.values(dayTotals(undefined)))).toEqual(new Set([null]));
  });
});
