// Whole days of a meter, and the morning of the running one.
import { hourMs, quarterHourMs } from '@ohmstead/domain';
import type { TestApp } from './app-for-test.ts';
import type { BuiltMeter } from './build-meter.ts';
import { uploadReadings } from './upload-readings.ts';

type Days = {
  /** Whole ones, before the running day. */
  readonly days: number;
  /** In W, by the hours since the midnight of a day; less than 0 is export. */
  readonly powerAt: (day: number, hour: number) => number;
  /** Noon of the running day. */
  readonly toMs: number;
};

const dayHours = 24;

/** Counters follow the power. */
export const uploadDays = async (
  server: TestApp,
  meter: BuiltMeter,
  { days, powerAt, toMs }: Days,
): Promise<void> => {
  const fromMs = toMs - 12 * hourMs - days * dayHours * hourMs;
  let [importKwh, exportKwh] = [1000, 1000];
  const readings = [];
  for (let atMs = fromMs - hourMs; atMs <= toMs; atMs += quarterHourMs) {
    const hours = (atMs - fromMs) / hourMs;
    const powerW = powerAt(Math.floor(hours / dayHours), ((hours % dayHours) + dayHours) % dayHours);
    readings.push({ atMs, powerW, importKwh, exportKwh });
    const kwh = (powerW * quarterHourMs) / hourMs / 1000;
    if (kwh > 0) importKwh += kwh;
    else exportKwh -= kwh;
  }
  await uploadReadings(server, meter, readings);
};
