import { describe, expect, it } from 'vitest';
import { buildFigures, buildOverview } from './build-for-test.ts';
import { todayFigures } from './today-figures.ts';

describe('todayFigures', () => {
  it('leaves out what the site never measured and keeps what is unknown today', () => {
    const overview = buildOverview({
      day: buildFigures({ exportKwh: null, yieldKwh: null, selfUseRate: null }),
      total: buildFigures({ yieldKwh: null }),
    });
    expect(todayFigures(overview)).toEqual({
      tiles: [
        { key: 'consumption', energyKwh: 6 },
        { key: 'import', energyKwh: 2 },
        { key: 'export', energyKwh: null },
      ],
      longer: [
        { key: 'month', energyKwh: 6 },
        { key: 'year', energyKwh: 6 },
        { key: 'total', energyKwh: 6 },
      ],
      selfUseRate: null,
    });
  });
});
