import type { EnergyFigures } from '@ohmstead/contract';

const known = { measured: 1, estimated: 0, missing: 0 };
const unknown = { measured: 0, estimated: 0, missing: 1 };

/** The figures of a site with solar power and without storage, whose sources and uses balance. */
export const buildEnergyFigures = (change: Partial<EnergyFigures> = {}): EnergyFigures => ({
  importKwh: 4,
  exportKwh: 3,
  yieldKwh: 11,
  consumptionKwh: 12,
  selfUseKwh: 8,
  selfUseRate: 0.73,
  selfSufficiency: 0.67,
  chargeKwh: null,
  dischargeKwh: null,
  gridUseKwh: 4,
  directUseKwh: 8,
  storageUseKwh: null,
  storageLossKwh: null,
  state: 'ok',
  inconsistentShare: 0,
  unmeteredShare: 0,
  coverage: known,
  coverageOf: {
    import: known,
    export: known,
    yield: known,
    consumption: known,
    selfUse: known,
    charge: unknown,
    discharge: unknown,
  },
  ...change,
});
