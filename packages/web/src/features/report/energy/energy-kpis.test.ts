import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../../../test/build-energy-figures.ts';
import { buildReport } from '../build-for-test.ts';
import { energyKpis } from './energy-kpis.ts';
import { chosenView } from './energy-view.ts';
import { storageKept } from './storage-kept.ts';

const gridOnly = buildEnergyFigures({
  yieldKwh: null,
  selfUseKwh: null,
  selfUseRate: null,
  selfSufficiency: null,
  exportKwh: 0,
});
const spanned = (figures = buildEnergyFigures()) => ({ from: '2026-10-01', to: '2026-11-01', figures });
const change = { import: 0.1, export: null, yield: null, consumption: -0.2 };

describe('the figures of an energy report', () => {
  it('are those of the view', () => {
    const keys = (view: 'yield' | 'consumption') =>
      energyKpis(buildReport(), view, null).energies.map(({ key }) => key);
    expect(keys('yield')).toEqual(['yield', 'export']);
    expect(keys('consumption')).toEqual(['consumption', 'import']);
  });

  it('are none of solar where there is none', () => {
    const kpis = energyKpis(buildReport({ current: spanned(gridOnly) }), 'balance', null);
    expect(kpis.energies.map(({ key }) => key)).toEqual(['consumption', 'import']);
    expect(kpis.shares).toEqual([]);
  });

  it('are set against the period chosen, the one before when none is', () => {
    const report = buildReport({
      previous: { ...spanned(), change },
      lastYear: { ...spanned(buildEnergyFigures({ state: 'noData' })), change },
    });
    expect(energyKpis(report, 'balance', null).changes).toEqual({
      against: 'previous',
      of: change,
      ofPart: false,
    });
    expect(energyKpis(report, 'balance', 'lastYear').changes).toBeNull();
  });
});

describe('the view', () => {
  it('is the balance where there is one, else the consumption', () => {
    expect(chosenView(undefined, buildReport())).toBe('balance');
    expect(chosenView(undefined, buildReport({ current: spanned(gridOnly) }))).toBe('consumption');
    expect(chosenView('yield', buildReport({ current: spanned(gridOnly) }))).toBe('yield');
    expect(chosenView('nonsense', buildReport())).toBe('balance');
  });
});

describe('what a storage kept', () => {
  it('is shown where it gave less than it took', () => {
    const kept = (chargeKwh: number | null, dischargeKwh: number | null, storageLossKwh: number | null) =>
      storageKept(buildEnergyFigures({ chargeKwh, dischargeKwh, storageLossKwh }));
    expect(kept(10, 9, 1)).toEqual({ chargeKwh: 10, dischargeKwh: 9, lossKwh: 1 });
    expect(kept(3, 4, -1)).toBeNull();
    expect(kept(null, null, null)).toBeNull();
  });
});
