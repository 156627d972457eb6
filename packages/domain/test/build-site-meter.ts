// Meters of a site, built from their readings.

import fc from 'fast-check';
import {
  counterRulesOf,
  type LocalSpan,
  ledgerOf,
  quarterHourMs,
  type Reading,
  readsOfMeter,
  type SiteMeter,
  type UseType,
} from '../src/index.ts';
import { minuteMs } from '../src/time/durations.ts';
import { buildReading, buildRow } from './build-reading.ts';

const rules = counterRulesOf(null);

export const meterOf = (
  useType: UseType,
  readings: readonly Reading[],
  more: Partial<SiteMeter> = {},
): SiteMeter => ({
  useType,
  orientation: 'export',
  reads: [readsOfMeter(ledgerOf(null, readings, rules).slots)],
  expectedUntilMicros: null,
  ...more,
});

/** Counters that rise evenly, read every minute. */
export const steady = (
  useType: UseType,
  { fromMs, toMs }: LocalSpan,
  power: { importW?: number; exportW?: number },
): SiteMeter => {
  const { importW = 0, exportW = 0 } = power;
  const kwhAt = (watts: number, ms: number) => 100 + (watts * (ms - fromMs)) / 3.6e9;
  const readings: Reading[] = [];
  for (let ms = fromMs; ms <= toMs; ms += minuteMs) {
    const row = { powerW: importW - exportW, importKwh: kwhAt(importW, ms), exportKwh: kwhAt(exportW, ms) };
    readings.push(buildReading({ atMicros: ms * 1000, phases: [buildRow(row)] }));
  }
  return meterOf(useType, readings);
};

export const startMs = Date.UTC(2026, 2, 28, 21);
export const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
  .map((cuts) => cuts.sort((a, b) => a - b).map((slots) => startMs + slots * quarterHourMs));
