// Pure: what a storage did not give back; null where it gave more than it took, which it had from before.
import type { EnergyFigures } from '@ohmstead/contract';

export type StorageKept = {
  readonly chargeKwh: number;
  readonly dischargeKwh: number;
  readonly lossKwh: number;
};

type Figures = Pick<EnergyFigures, 'chargeKwh' | 'dischargeKwh' | 'storageLossKwh'>;

export const storageKept = ({ chargeKwh, dischargeKwh, storageLossKwh }: Figures): StorageKept | null => {
  if (chargeKwh === null || dischargeKwh === null || storageLossKwh === null) return null;
  return storageLossKwh > 0 ? { chargeKwh, dischargeKwh, lossKwh: storageLossKwh } : null;
};
