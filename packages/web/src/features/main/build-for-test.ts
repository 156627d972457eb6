import type { MeterLive, SiteListItem } from '@ohmstead/contract';

export const buildSite = (change: Partial<SiteListItem> = {}): SiteListItem => ({
  id: 1,
  name: 'Flat',
  power: 420,
  monthEnergy: 120.5,
  monthCoverage: { measured: 1, estimated: 0, missing: 0 },
  monthFee: 31.2,
  priceUnit: 'EUR',
  lastUpdateTime: '2026-11-20T12:00:00Z',
  timeZone: 'Europe/Berlin',
  sortNumber: 0,
  meterCount: 1,
  onlineCount: 1,
  ...change,
});

export const buildMeter = (change: Partial<MeterLive> = {}): MeterLive => ({
  id: 11,
  sn: 'DA2BED94',
  siteId: 1,
  placeName: 'Flat',
  name: 'Main meter',
  type: 1,
  useType: 1,
  isOnline: 1,
  state: 'running',
  dy: 230.4,
  dl: 1.8,
  gl: 420,
  ydl: 1234.5,
  kdl: 0,
  phases: [],
  lastUpdate: '2026-11-20T12:00:00Z',
  uploadIntervalSeconds: 5,
  ...change,
});
