// Pure: of what a figure of the energy report is made.
import type { EnergyFigures } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';

export type WhyKey =
  | 'import'
  | 'export'
  | 'yield'
  | 'consumption'
  | 'selfUseRate'
  | 'selfSufficiency'
  | 'demand';

type PartKey =
  | 'import'
  | 'yield'
  | 'discharge'
  | 'export'
  | 'charge'
  | 'selfUse'
  | 'directUse'
  | 'storageUse'
  | 'consumption';

/** `sign`: what is added, taken off, or divided by. */
export type WhyPart = { readonly key: PartKey; readonly sign: '+' | '−' | '÷'; readonly kWh: number };

/** Empty for what meters count themselves. */
export const partsOfFigure = (key: WhyKey, figures: EnergyFigures): WhyPart[] =>
  termsOf(key, figures).flatMap(([part, sign, kWh]) => (kWh === null ? [] : [{ key: part, sign, kWh }]));

type Term = readonly [PartKey, WhyPart['sign'], number | null];

const termsOf = (key: WhyKey, figures: EnergyFigures): Term[] => {
  switch (key) {
    case 'consumption':
      return [
        ['import', '+', figures.importKwh],
        ['yield', '+', figures.yieldKwh],
        ['discharge', '+', figures.dischargeKwh],
        ['export', '−', figures.exportKwh],
        ['charge', '−', figures.chargeKwh],
      ];
    case 'selfUseRate':
      return [
        ['selfUse', '+', figures.selfUseKwh],
        ['yield', '÷', figures.yieldKwh],
      ];
    case 'selfSufficiency':
      return [
        ['directUse', '+', figures.directUseKwh],
        ['storageUse', '+', figures.storageUseKwh],
        ['consumption', '÷', figures.consumptionKwh],
      ];
    default:
      return [];
  }
};

/** Whose registers the figure is read from. */
export const countingType = (key: WhyKey): number => (key === 'yield' ? useTypes.inverter : useTypes.grid);

const coverageKeys = {
  import: 'import',
  export: 'export',
  yield: 'yield',
  consumption: 'consumption',
  selfUseRate: 'selfUse',
  selfSufficiency: 'consumption',
  demand: 'import',
} as const satisfies Record<WhyKey, keyof EnergyFigures['coverageOf']>;

export const coverageOfFigure = (key: WhyKey, figures: EnergyFigures) =>
  figures.coverageOf[coverageKeys[key]];
