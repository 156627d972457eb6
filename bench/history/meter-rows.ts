// What a meter shows minute by minute, given the power that passes: noise of 1 % and more, counters that count it.
import type { HistoryMeter } from './history-meters.ts';
import { type Noise, noiseOf } from './noise.ts';

/** One phase's values as integers of the last decimal that the meter shows. */
export type ShownRow = {
  voltage: number;
  current: number;
  power: number;
  imported: number;
  exported: number;
  frequency: number;
  factor: number;
};

/** How many decimals the meter shows, in the order of payloads and files. */
export const shownColumns = [
  ['voltage', 1],
  ['current', 2],
  ['power', 0],
  ['imported', 3],
  ['exported', 3],
  ['frequency', 2],
  ['factor', 2],
] as const satisfies readonly (readonly [keyof ShownRow, number])[];

/** Watt-minutes of a thousandth of a kWh. */
const wattMinutesPerWh = 60;

export const meterRows = ({ type, sign, sn }: HistoryMeter) => {
  const noise = noiseOf(sn.length * 1000 + sn.charCodeAt(5));
  const phases = Array.from({ length: type }, (_, phase) => phaseOf(phase, noise));
  let wave = 0;
  /** The rows of the next minute; the same objects each time. */
  return (powerW: number): readonly ShownRow[] => {
    wave = 0.99 * wave + 0.3 * noise.normal();
    const frequency = Math.round(5000 + 1.5 * noise.normal());
    return phases.map((show) => show((sign * powerW) / type, { wave, frequency }));
  };
};

type Mains = { readonly wave: number; readonly frequency: number };

const phaseOf = (phase: number, noise: Noise) => {
  const row = { voltage: 0, current: 0, power: 0, imported: 0, exported: 0, frequency: 0, factor: 0 };
  let [imported, exported] = [60_000_000 * (phase + 1), 12_000_000];
  return (meanW: number, { wave, frequency }: Mains): ShownRow => {
    const powerW = meanW * (1 + 0.012 * noise.normal());
    imported += Math.max(0, powerW);
    exported += Math.max(0, -powerW);
    const factor = Math.min(1, 0.97 + 0.02 * noise.normal());
    row.voltage = Math.round(2304 + 4 * phase + wave + 2 * noise.normal());
    row.factor = Math.round(100 * factor);
    row.power = Math.round(powerW);
    row.current = Math.round((1000 * Math.abs(powerW)) / (row.voltage * factor) + noise.normal());
    row.current = Math.max(0, row.current);
    row.imported = Math.floor(imported / wattMinutesPerWh);
    row.exported = Math.floor(exported / wattMinutesPerWh);
    row.frequency = frequency;
    return row;
  };
};
