import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../../../test/build-energy-figures.ts';
import { coverageOfFigure, partsOfFigure } from './why-figure.ts';

const withBattery = buildEnergyFigures({
  importKwh: 6,
  exportKwh: 3,
  yieldKwh: 20,
  consumptionKwh: 19,
  chargeKwh: 10,
  dischargeKwh: 6,
});

describe('the parts of a figure', () => {
  it('add up to it', () => {
    const parts = partsOfFigure('consumption', withBattery);
    expect(parts.map(({ key, sign }) => sign + key)).toEqual([
      '+import',
      '+yield',
      '+discharge',
      '−export',
      '−charge',
    ]);
    expect(parts.reduce((sum, { sign, kWh }) => (sign === '+' ? sum + kWh : sum - kWh), 0)).toBe(19);
  });

  it('are what a rate is of', () => {
    expect(partsOfFigure('selfUseRate', buildEnergyFigures())).toEqual([
      { key: 'selfUse', sign: '+', kWh: 8 },
      { key: 'yield', sign: '÷', kWh: 11 },
    ]);
    expect(partsOfFigure('selfSufficiency', buildEnergyFigures())).toEqual([
      { key: 'directUse', sign: '+', kWh: 8 },
      { key: 'consumption', sign: '÷', kWh: 12 },
    ]);
  });

  it('are none of what meters count, and their coverage is its own', () => {
    const figures = buildEnergyFigures();
    expect(partsOfFigure('import', figures)).toEqual([]);
    expect(coverageOfFigure('selfUseRate', figures)).toBe(figures.coverageOf.selfUse);
  });
});
