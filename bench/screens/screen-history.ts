// A house of twenty sub-meters with ten years of quarter-hours, as CSV: a plain day over and over, longer in summer.

import { Readable } from 'node:stream';
import { dayMs, hourMs } from '@ohmstead/domain';

export const quarterMs = 900_000;

export type ScreenMeter = {
  readonly sn: string;
  readonly name: string;
  readonly useType: 1 | 2 | 3 | 4;
  /** W, + import, − export. */
  readonly powerW: (atMs: number) => number;
};

const hourOf = (atMs: number): number => (atMs % dayMs) / hourMs;

/** 0 in midwinter, 1 in midsummer. */
const summer = (atMs: number): number => (1 - Math.cos((2 * Math.PI * (atMs / dayMs)) / 365.25)) / 2;

const roofW = (atMs: number): number =>
  Math.max(0, Math.sin((Math.PI * (hourOf(atMs) - 6)) / 12)) * (1500 + 3000 * summer(atMs));
const houseW = (atMs: number): number => {
  const hour = hourOf(atMs);
  return 250 + (hour > 6 && hour < 9 ? 600 : 0) + (hour > 17 && hour < 22 ? 900 : 0);
};
const heatPumpW = (atMs: number): number => 900 * (1 - summer(atMs));
const carW = (atMs: number): number => (hourOf(atMs) < 3 && Math.floor(atMs / dayMs) % 3 === 0 ? 3600 : 0);

/** Circuits of the house, each on for an hour of its own, and a little all the time. */
const circuits = Array.from({ length: 17 }, (_, place): ScreenMeter => {
  const number = String(place + 1).padStart(2, '0');
  return {
    sn: `SCREENLOAD${number}`,
    name: `Circuit ${number}`,
    useType: 3,
    powerW: (atMs) => (Math.floor(hourOf(atMs)) === place + 5 ? 400 : 15),
  };
});
const circuitsW = (atMs: number): number => circuits.reduce((sum, { powerW }) => sum + powerW(atMs), 0);

const netW = (atMs: number): number =>
  houseW(atMs) + heatPumpW(atMs) + carW(atMs) + circuitsW(atMs) - roofW(atMs) - roofW(atMs + 2 * hourMs) / 3;

/** The first one comes with the account. */
export const screenMeters: readonly [ScreenMeter, ...ScreenMeter[]] = [
  { sn: 'SCREENGRID01', name: 'Grid', useType: 1, powerW: netW },
  { sn: 'SCREENROOF01', name: 'Roof south', useType: 2, powerW: (atMs) => -roofW(atMs) },
  { sn: 'SCREENROOF02', name: 'Roof west', useType: 2, powerW: (atMs) => -roofW(atMs + 7_200_000) / 3 },
  { sn: 'SCREENHEAT01', name: 'Heat pump', useType: 3, powerW: heatPumpW },
  { sn: 'SCREENCAR001', name: 'Car', useType: 3, powerW: carW },
  { sn: 'SCREENHOUSE1', name: 'House', useType: 3, powerW: houseW },
  ...circuits,
];

const header = 'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor\n';
const rowsAtOnce = 5000;

/** The readings of one meter, row after row. */
export const historyCsv = ({ powerW }: ScreenMeter, fromMs: number, toMs: number): Readable =>
  Readable.from(chunksOf(powerW, fromMs, toMs));

function* chunksOf(powerW: ScreenMeter['powerW'], fromMs: number, toMs: number): Generator<string> {
  const counted = { imported: 0, exported: 0 };
  let chunk = header;
  for (let atMs = fromMs, row = 1; atMs <= toMs; atMs += quarterMs, row += 1) {
    const watts = powerW(atMs);
    const kWh = (Math.abs(watts) * quarterMs) / 3_600_000_000;
    if (watts > 0) counted.imported += kWh;
    else counted.exported += kWh;
    chunk += rowOf(atMs, watts, counted);
    if (row % rowsAtOnce === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

const rowOf = (atMs: number, watts: number, counted: { imported: number; exported: number }): string =>
  [
    `${new Date(atMs).toISOString().slice(0, 19)}Z`,
    1,
    '230.0',
    (Math.abs(watts) / 230).toFixed(2),
    watts.toFixed(0),
    counted.imported.toFixed(3),
    counted.exported.toFixed(3),
    '50.00',
    '0.98\n',
  ].join(',');
