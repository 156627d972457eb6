import type { PublicOverview } from '@ohmstead/contract';
import { buildEnergyFigures } from '../../../test/build-energy-figures.ts';

export const buildOverview = (change: Partial<PublicOverview> = {}): PublicOverview => ({
  name: 'Lake house',
  timeZone: 'Europe/Berlin',
  date: '2026-06-20',
  live: {
    gridW: -2200,
    importW: 0,
    exportW: 2200,
    yieldW: 3000,
    consumptionW: 800,
    chargeW: null,
    dischargeW: null,
  },
  lastUpdateTime: '2026-06-20T12:00:00Z',
  day: buildEnergyFigures(),
  month: buildEnergyFigures(),
  year: buildEnergyFigures(),
  total: buildEnergyFigures(),
  peak: null,
  co2: { emittedG: null, avoidedG: null },
  ...change,
});
