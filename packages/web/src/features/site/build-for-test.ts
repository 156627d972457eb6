import type { DataAlerts, EnergyColumns, LivePower, SiteForecast, SiteOverview } from '@ohmstead/contract';
import { buildEnergyFigures } from '../../../test/build-energy-figures.ts';
import { buildMeterLive } from '../../../test/build-meter-live.ts';

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

const known = { measured: 1, estimated: 0, missing: 0 };

export const buildOverview = (change: Partial<SiteOverview> = {}): SiteOverview => ({
  id: 1,
  name: 'House',
  timeZone: 'Europe/Berlin',
  date: '2026-11-20',
  live: buildLive(),
  lastUpdateTime: '2026-11-20T12:00:00Z',
  openIncidents: 0,
  day: buildEnergyFigures(),
  dayBefore: buildEnergyFigures(),
  dayChange: { import: 0, export: 0, yield: 0, consumption: 0 },
  month: buildEnergyFigures(),
  year: buildEnergyFigures(),
  total: buildEnergyFigures(),
  peak: null,
  least: null,
  demand: null,
  money: null,
  co2: { emittedG: null, avoidedG: null },
  meters: [buildMeterLive()],
  ...change,
});

export const buildAlert = (
  change: Partial<DataAlerts['items'][number]> = {},
): DataAlerts['items'][number] => ({
  kind: 'overCurrent',
  meterId: 11,
  phase: null,
  from: '2026-11-20T10:00:00Z',
  to: '2026-11-20T10:10:00Z',
  events: 1,
  unit: 'A',
  worst: 18.2,
  worstAt: '2026-11-20T10:05:00Z',
  limit: 17,
  ...change,
});

/** Twelve months of one year; `values` by key, the rest unknown. */
export const buildMonths = (
  year: number,
  values: Partial<Record<EnergyColumns['series'][number]['key'], readonly (number | null)[]>> = {},
): EnergyColumns => {
  const keys = ['consumption', 'gridUse', 'directUse', 'storageUse', 'import', 'export'] as const;
  const start = (month: number) => new Date(Date.UTC(year, month, 1)).toISOString();
  const months = Array.from({ length: 12 }, (_, month) => month);
  return {
    timeZone: 'UTC',
    times: months.map(start),
    to: start(12),
    series: keys.map((key) => ({
      key,
      unit: 'kWh',
      data: [...(values[key] ?? new Array(12).fill(null))],
    })),
    coverage: months.map(() => known),
    inconsistent: [],
    unmetered: [],
  };
};

type FigureForecast = SiteForecast['figures'][number];

const buildFigureForecast = (
  key: FigureForecast['key'],
  change: Partial<FigureForecast> = {},
): FigureForecast => ({
  key,
  unit: 'kWh',
  soFar: null,
  expected: null,
  band: null,
  bandBasis: null,
  knownDays: 0,
  backTest: null,
  naive: { sameWeekdays: null, lastYear: null },
  ...change,
});

export const buildForecast = (change: Partial<SiteForecast> = {}): SiteForecast => ({
  id: 1,
  indicative: true,
  madeAt: '2026-11-20T12:00:00Z',
  timeZone: 'Europe/Berlin',
  month: { fromDate: '2026-11-01', toDate: '2026-12-01', daysLeft: 11 },
  figures: [
    buildFigureForecast('consumption', {
      soFar: 154,
      expected: 234,
      band: { low: 215, high: 244 },
      bandBasis: 'backTest',
      knownDays: 731,
    }),
    buildFigureForecast('import', { soFar: 154, expected: 234 }),
    buildFigureForecast('export'),
    buildFigureForecast('yield'),
  ],
  weather: 'none',
  usualConsumption: null,
  coverage: known,
  days: { dates: [], unit: 'kWh', known: [], expected: [] },
  target: { targetKwh: 220, verdict: 'near', overKwh: 14 },
  bill: null,
  ...change,
});
