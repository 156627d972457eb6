import type { UseType } from '../meter.ts';

/**
 * What one meter passed in its two directions, both ≥ 0: power in W or energy in mWh; null is unknown. A meter with
 * several phases passes their sum; the net row is never added.
 */
export type MeterFlow = {
  readonly useType: UseType;
  readonly imported: number | null;
  readonly exported: number | null;
  /** The direction in which an inverter's production is counted; export by default. */
  readonly orientation?: Orientation;
};

export type Orientation = 'import' | 'export';

/** Both directions of a signed power: + import, − export. */
export const flowOfPower = (powerW: number | null): { imported: number | null; exported: number | null } =>
  powerW === null
    ? { imported: null, exported: null }
    : { imported: Math.max(0, powerW), exported: Math.max(0, -powerW) };

/**
 * Which direction an inverter produces in. By the meters' convention production leaves the device, so it is
 * export; but current transformers are often mounted the other way round. The direction that counted more
 * over the meter's life is production: the other one is only what the inverter uses in standby.
 */
export const inverterOrientation = (importKwh: number | null, exportKwh: number | null): Orientation =>
  (importKwh ?? 0) > (exportKwh ?? 0) ? 'import' : 'export';

export const productionOf = ({ imported, exported, orientation = 'export' }: MeterFlow): number | null =>
  orientation === 'export' ? exported : imported;
