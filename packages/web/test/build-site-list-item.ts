import type { SiteListItem } from '@ohmstead/contract';

export const buildSiteListItem = (change: Partial<SiteListItem> = {}): SiteListItem => ({
  id: 1,
  role: 'owner',
  showsPrices: true,
  name: 'Flat',
  power: 420,
  monthEnergy: 120.5,
  monthCoverage: { measured: 1, estimated: 0, missing: 0 },
  monthFee: 31.2,
  hasTariff: true,
  priceUnit: 'EUR',
  lastUpdateTime: '2026-11-20T12:00:00Z',
  timeZone: 'Europe/Berlin',
  sortNumber: 0,
  meterCount: 1,
  group: null,
  onlineCount: 1,
  openIncidents: 0,
  ...change,
});
