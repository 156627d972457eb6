import type { EnergyFigures, LivePower, MeterLive, PowerLine, SiteOverview } from '@ohmstead/contract';

export const buildLive = (change: Partial<LivePower> = {}): LivePower => ({
  gridW: 420,
  importW: 420,
  exportW: 0,
  yieldW: null,
  consumptionW: 420,
  chargeW: null,
  dischargeW: null,
  ...change,
});

export const buildMeter = (change: Partial<MeterLive> = {}): MeterLive => ({
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
  ...change,
});

const known = { measured: 1, estimated: 0, missing: 0 };
const unknown = { measured: 0, estimated: 0, missing: 1 };

export const buildFigures = (change: Partial<EnergyFigures> = {}): EnergyFigures => ({
  importKwh: 4,
  exportKwh: 3.2,
  yieldKwh: 11.6,
  consumptionKwh: 12.4,
  selfUseKwh: 8.4,
  selfUseRate: 0.72,
  selfSufficiency: 0.68,
  chargeKwh: null,
  dischargeKwh: null,
  state: 'ok',
  inconsistentShare: 0,
  coverage: { measured: 1, estimated: 0, missing: 0 },
  coverageOf: {
    import: known,
    export: known,
    yield: known,
    consumption: known,
    selfUse: known,
    charge: unknown,
    discharge: unknown,
  },
  ...change,
});

export const buildOverview = (change: Partial<SiteOverview> = {}): SiteOverview => ({
  id: 1,
  name: 'House',
  timeZone: 'Europe/Berlin',
  date: '2026-11-20',
  live: buildLive(),
  lastUpdateTime: '2026-11-20T12:00:00Z',
  day: buildFigures(),
  dayBefore: buildFigures(),
  month: buildFigures(),
  year: buildFigures(),
  total: buildFigures(),
  peak: null,
  least: null,
  demand: null,
  money: null,
  co2: { emittedG: null, avoidedG: null },
  meters: [buildMeter()],
  ...change,
});

export const buildLine = (change: Partial<PowerLine> = {}): PowerLine => ({
  date: '2026-11-20',
  timeZone: 'Europe/Berlin',
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T23:00:00Z',
  stepSeconds: 60,
  series: [],
  coverage: { measured: 1, estimated: 0, missing: 0 },
  ...change,
});
