import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../../test/build-energy-figures.ts';
import { buildOverview } from './build-for-test.ts';
import { todayFigures } from './today-figures.ts';

describe('todayFigures', () => {
  it('leaves out what the site never measured and keeps what is unknown today', () => {
    const overview = buildOverview({
      day: buildEnergyFigures({ exportKwh: null, yieldKwh: null, selfUseRate: null }),
      total: buildEnergyFigures({ yieldKwh: null }),
    });
    expect(todayFigures(overview)).toEqual({
      tiles: [
        { key: 'consumption', energyKwh: 12 },
        { key: 'import', energyKwh: 4 },
        { key: 'export', energyKwh: null },
      ],
      longer: [
        { key: 'month', energyKwh: 12 },
        { key: 'year', energyKwh: 12 },
        { key: 'total', energyKwh: 12 },
      ],
      selfUseRate: null,
    });
  });
});
