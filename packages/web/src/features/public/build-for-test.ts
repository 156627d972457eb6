import type { EnergyFigures, PublicOverview } from '@ohmstead/contract';

const whole = { measured: 1, estimated: 0, missing: 0 };

export const buildFigures = (change: Partial<EnergyFigures> = {}): EnergyFigures => ({
  importKwh: 2,
  exportKwh: 5,
  yieldKwh: 9,
  consumptionKwh: 6,
  selfUseKwh: 4,
  selfUseRate: 4 / 9,
  selfSufficiency: 4 / 6,
  chargeKwh: null,
  dischargeKwh: null,
  state: 'ok',
  inconsistentShare: 0,
  coverage: whole,
  coverageOf: {
    import: whole,
    export: whole,
    yield: whole,
    consumption: whole,
    selfUse: whole,
    charge: whole,
    discharge: whole,
  },
  ...change,
});

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
  day: buildFigures(),
  month: buildFigures(),
  year: buildFigures(),
  total: buildFigures(),
  peak: null,
  co2: { emittedG: null, avoidedG: null },
  ...change,
});
