// Pure: all of a meter's newest values, a row a quantity with a value a phase.
import type { MeterLive } from '@ohmstead/contract';

type PhaseLive = MeterLive['phases'][number];
export type MeterValueKey = keyof PhaseLive;

export type MeterValue = { readonly key: MeterValueKey; readonly ofPhases: readonly (number | null)[] };

const keys: readonly MeterValueKey[] = [
  'powerW',
  'voltageV',
  'currentA',
  'frequencyHz',
  'powerFactor',
  'importKwh',
  'exportKwh',
];

/** Leaves out what no phase reports. */
export const meterValues = (phases: readonly PhaseLive[]): MeterValue[] =>
  keys
    .map((key) => ({ key, ofPhases: phases.map((phase) => phase[key]) }))
    .filter(({ ofPhases }) => ofPhases.some((value) => value !== null));
