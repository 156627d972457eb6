// Pure: today's energy as tiles, only those the site's meters measure, and the consumption of longer spans.
import type { PublicOverview } from '@ohmstead/contract';

const keys = ['consumption', 'yield', 'import', 'export'] as const;

const longerSpans = ['month', 'year', 'total'] as const;

export const todayFigures = (overview: PublicOverview) => ({
  tiles: keys
    .filter((key) => key === 'consumption' || overview.total[`${key}Kwh`] !== null)
    .map((key) => ({ key, energyKwh: overview.day[`${key}Kwh`] })),
  longer: longerSpans.map((key) => ({ key, energyKwh: overview[key].consumptionKwh })),
  selfUseRate: overview.day.selfUseRate,
});
