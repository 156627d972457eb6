// Readings of a steady power, sent as a device with a clock of its own would, and there to be read afterwards.
import { hourMs } from '@ohmstead/domain';
import { expect } from 'vitest';
import type { TestApp } from './app-for-test.ts';
import type { BuiltMeter } from './build-meter.ts';

export type TimedReading = {
  readonly atMs: number;
  readonly powerW: number;
  readonly importKwh: number;
  readonly exportKwh: number;
};

export const uploadReadings = async (
  { address, context }: Pick<TestApp, 'address' | 'context'>,
  meter: BuiltMeter,
  readings: readonly TimedReading[],
): Promise<void> => {
  const lines = readings.map(({ atMs, powerW, importKwh, exportKwh }) =>
    JSON.stringify({
      key: meter.key,
      time: new Date(atMs).toISOString(),
      Data: [230, 1, powerW, importKwh, exportKwh],
    }),
  );
  const response = await fetch(`${address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect((await response.json()).data).toEqual({ accepted: readings.length, duplicates: 0, refused: [] });
  await context.ingest.flush();
};

/** Steady power from one instant to another, a reading at every step. */
export const steadyReadings = (
  fromMs: number,
  toMs: number,
  stepMs: number,
  power: { readonly importW: number; readonly exportW: number; readonly importedKwh?: number },
): TimedReading[] => {
  const kwhSince = (watts: number, atMs: number) => (watts * (atMs - fromMs)) / hourMs / 1000;
  return Array.from({ length: Math.floor((toMs - fromMs) / stepMs) + 1 }, (_, index) => {
    const atMs = fromMs + index * stepMs;
    return {
      atMs,
      powerW: power.importW - power.exportW,
      importKwh: (power.importedKwh ?? 1000) + kwhSince(power.importW, atMs),
      exportKwh: 1000 + kwhSince(power.exportW, atMs),
    };
  });
};
