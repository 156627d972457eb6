import type { EnergyKey } from '@ohmstead/contract';
import type { Coverage, LocalSpan } from '@ohmstead/domain';

/** The figures of a column, in mWh. */
export type Column = LocalSpan & {
  readonly energy: Readonly<Record<FigureName, number | null>>;
  readonly coverage: Coverage;
  readonly isInconsistent: boolean;
  readonly isUnmetered: boolean;
};

type FigureName = (typeof figureNames)[EnergyKey];

export const figureNames = {
  import: 'imported',
  export: 'exported',
  yield: 'yielded',
  consumption: 'consumed',
  selfUse: 'selfUsed',
  charge: 'charged',
  discharge: 'discharged',
  gridUse: 'gridUsed',
  directUse: 'directUsed',
  storageUse: 'storageUsed',
} as const;
