import type { Portfolio } from '@ohmstead/contract';

const none = { today: null, month: null, year: null };

export const buildPortfolio = (change: Partial<Portfolio> = {}): Portfolio => ({
  sites: [],
  total: {
    powerW: null,
    consumptionKwh: none,
    yieldKwh: none,
    bills: [],
    incompleteSiteIds: [],
  },
  groups: [],
  ...change,
});
