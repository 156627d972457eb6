// A site's power at this moment, from the newest values of its meters.
import type { LivePower, MeterLive } from '@ohmstead/contract';
import { balanceOf, flowOfPower, inverterOrientation, type MeterFlow } from '@ohmstead/domain';

/** A meter that never sent is no part of its site yet; one that fell silent makes what depends on it unknown. */
export const sitePowerOf = (meters: readonly MeterLive[]): LivePower => {
  const sending = meters.filter(({ lastUpdate }) => lastUpdate !== null);
  const balance = balanceOf(sending.map(flowOf), 'power');
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

const flowOf = (meter: MeterLive): MeterFlow => ({
  useType: meter.useType,
  ...flowOfPower(meter.isOnline === 1 ? meter.gl : null),
  orientation: inverterOrientation(meter.ydl, meter.kdl),
});

/** When the site last heard of any of its meters. */
export const newestUpdateOf = (meters: readonly MeterLive[]): string | null =>
  meters.reduce<string | null>(
    (newest, { lastUpdate }) => (lastUpdate !== null && lastUpdate > (newest ?? '') ? lastUpdate : newest),
    null,
  );
