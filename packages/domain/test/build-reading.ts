import type { PhaseRow, Reading } from '../src/index.ts';

export const buildRow = (values: Partial<PhaseRow> = {}): PhaseRow => ({
  voltageV: 230,
  currentA: 1,
  powerW: 230,
  importKwh: 1,
  exportKwh: 0,
  frequencyHz: 50,
  powerFactor: 1,
  ...values,
});

export const buildReading = (values: Partial<Reading> = {}): Reading => ({
  atMicros: 0,
  phases: [buildRow()],
  net: null,
  reactive: null,
  ...values,
});
