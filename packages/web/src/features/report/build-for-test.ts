import type { BillReport, EnergyReport, ReportedBillLine } from '@ohmstead/contract';
import { buildEnergyFigures } from '../../../test/build-energy-figures.ts';

const known = { measured: 1, estimated: 0, missing: 0 };

export const buildColumns = (change: Partial<EnergyReport['columns']> = {}): EnergyReport['columns'] => ({
  timeZone: 'Europe/Berlin',
  times: ['2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z'],
  to: '2026-11-20T23:00:00Z',
  series: [
    { key: 'import', unit: 'kWh', data: [3, 1] },
    { key: 'selfUse', unit: 'kWh', data: [8, null] },
    { key: 'gridUse', unit: 'kWh', data: [3, 1] },
    { key: 'directUse', unit: 'kWh', data: [8, null] },
    { key: 'export', unit: 'kWh', data: [0, 0] },
  ],
  coverage: [known, { measured: 0.5, estimated: 0.5, missing: 0 }],
  inconsistent: [],
  unmetered: [],
  ...change,
});

export const buildReport = (change: Partial<EnergyReport> = {}): EnergyReport => {
  const columns = buildColumns();
  const [from = ''] = columns.times;
  return {
    reporttype: 1,
    view: 'balance',
    current: { from, to: columns.to, figures: buildEnergyFigures() },
    previous: null,
    lastYear: null,
    demand: null,
    phaseRule: 'perPhase',
    byRule: [],
    co2: { emittedG: null, avoidedG: null },
    columns,
    comparedColumns: null,
    ...change,
  };
};

export const buildLine = (change: Partial<ReportedBillLine> = {}): ReportedBillLine => ({
  kind: 'energy',
  name: null,
  band: null,
  season: null,
  tier: null,
  kWh: 10,
  demandKw: null,
  price: 0.3,
  averaged: false,
  rate: null,
  base: null,
  days: 30,
  amount: 3,
  tariffVersion: '1',
  from: '2026-11-01',
  to: '2026-12-01',
  ...change,
});

const statement = { lines: [], total: null, coverage: { ...known, unpriced: 0 }, unpriced: [] };

export const buildBill = (change: Partial<BillReport> = {}): BillReport => ({
  from: '2026-11-01',
  to: '2026-12-01',
  currency: 'EUR',
  minorDigits: 2,
  ...statement,
  net: null,
  income: statement,
  saving: statement,
  demand: null,
  periods: [],
  isOpen: false,
  tariffNames: { '1': 'Basic' },
  ...change,
});
