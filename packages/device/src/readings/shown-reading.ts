import type { PhaseRow, Reading } from '@ohmstead/domain';
import type { AdvancedSettings } from '../memory/settings.ts';

/** The reading as the settings let it be seen: net row and reactive power only where they are switched on. */
export const shownReading = (reading: Reading, settings: AdvancedSettings): Reading => ({
  atMicros: reading.atMicros,
  phases: reading.phases.map((row, phase) => (phase === phaseC ? times(row, settings.ctcRatio) : row)),
  net: settings.netmetering === 1 ? reading.net : null,
  reactive: settings.reactive === 1 ? reading.reactive : null,
});

const phaseC = 2;

const times = (row: PhaseRow, ratio: number): PhaseRow => ({
  ...row,
  currentA: product(row.currentA, ratio),
  powerW: product(row.powerW, ratio),
  importKwh: product(row.importKwh, ratio),
  exportKwh: product(row.exportKwh, ratio),
});

const product = (value: number | null, ratio: number): number | null =>
  value === null ? null : value * ratio;
