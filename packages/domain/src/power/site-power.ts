// A site's power at this moment, from the newest values of its meters.
import { balanceOf } from '../balance/balance.ts';
import { flowOfPower, inverterOrientation } from '../balance/meter-flow.ts';
import type { UseType } from '../meter.ts';

/** A meter's newest values; the counters show which way round an inverter is mounted. */
export type MeterPower = {
  readonly useType: UseType;
  /** Null where the meter has never sent. */
  readonly lastUpdateMs: number | null;
  readonly isOnline: boolean;
  readonly powerW: number | null;
  readonly importKwh: number | null;
  readonly exportKwh: number | null;
};

/** Null is unknown. The grid's power is + import, − export; the flows are never negative. */
export type SitePower = {
  readonly gridW: number | null;
  readonly importW: number | null;
  readonly exportW: number | null;
  readonly yieldW: number | null;
  readonly consumptionW: number | null;
  readonly chargeW: number | null;
  readonly dischargeW: number | null;
};

/** A meter that never sent is no part of its site yet; one that fell silent makes what depends on it unknown. */
export const sitePowerOf = (meters: readonly MeterPower[]): SitePower => {
  const flows = meters
    .filter(({ lastUpdateMs }) => lastUpdateMs !== null)
    .map(({ useType, isOnline, powerW, importKwh, exportKwh }) => ({
      useType,
      orientation: inverterOrientation(importKwh, exportKwh),
      ...flowOfPower(isOnline ? powerW : null),
    }));
  const balance = balanceOf(flows, 'power');
  const { imported, exported } = balance;
  return {
    gridW: imported === null || exported === null ? null : imported - exported,
    importW: imported,
    exportW: exported,
    yieldW: balance.yielded,
    consumptionW: balance.consumed,
    chargeW: balance.charged,
    dischargeW: balance.discharged,
  };
};
