import type { MeterLive } from '@ohmstead/contract';

export const buildMeterLive = (change: Partial<MeterLive> = {}): MeterLive => ({
  id: 11,
  sn: 'DA2BED94',
  siteId: 1,
  placeName: 'House',
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
  behindMeterId: null,
  ...change,
});
