// The five meters of the site: two with three phases, three with one.
import type { SiteMinutes } from './site-minutes.ts';

export type HistoryMeter = {
  readonly sn: string;
  readonly name: string;
  readonly type: 1 | 3;
  readonly useType: 1 | 2 | 3 | 4;
  /** Its power, + import, − export. */
  readonly sign: 1 | -1;
  readonly column: Exclude<keyof SiteMinutes, 'fromMs'>;
};

const grid: HistoryMeter = {
  sn: 'BENCHGRID01',
  name: 'Grid',
  type: 3,
  useType: 1,
  sign: 1,
  column: 'gridW',
};
const solar: HistoryMeter = {
  sn: 'BENCHSOLAR1',
  name: 'Solar',
  type: 3,
  useType: 2,
  sign: -1,
  column: 'solarW',
};
const heatPump: HistoryMeter = {
  sn: 'BENCHHEAT01',
  name: 'Heat pump',
  type: 1,
  useType: 3,
  sign: 1,
  column: 'heatPumpW',
};
const car: HistoryMeter = {
  sn: 'BENCHCAR001',
  name: 'Car',
  type: 1,
  useType: 3,
  sign: 1,
  column: 'carW',
};
const storage: HistoryMeter = {
  sn: 'BENCHSTORE1',
  name: 'Storage',
  type: 1,
  useType: 4,
  sign: 1,
  column: 'storageW',
};

/** The grid meter comes with the account. */
export const gridMeter = grid;
export const threePhaseMeters = [grid, solar] as const;
const singlePhaseMeters = [heatPump, car, storage] as const;
export const historyMeters: readonly HistoryMeter[] = [...threePhaseMeters, ...singlePhaseMeters];
