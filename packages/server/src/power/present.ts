// Meters and their sites' powers as the contract names them: its short names come from the product's first API.
import type { LivePower, MeterLive } from '@ohmstead/contract';
import { sitePowerOf } from '@ohmstead/domain';
import type { LiveMeter } from './live-meter.ts';

export const presentMeter = (meter: LiveMeter): MeterLive => ({
  id: meter.id,
  sn: meter.sn,
  siteId: meter.siteId,
  placeName: meter.siteName,
  name: meter.name,
  type: meter.type,
  useType: meter.useType,
  isOnline: meter.isOnline ? 1 : 0,
  state: meter.state,
  dy: meter.voltageV,
  dl: meter.currentA,
  gl: meter.powerW,
  ydl: meter.importKwh,
  kdl: meter.exportKwh,
  phases: [...meter.phases],
  lastUpdate: meter.lastUpdateMs === null ? null : new Date(meter.lastUpdateMs).toISOString(),
  uploadIntervalSeconds: meter.uploadIntervalSeconds,
  behindMeterId: meter.behindMeterId,
});

export const presentPower = (meters: readonly LiveMeter[]): LivePower => ({ ...sitePowerOf(meters) });

/** When the newest reading of the meters came. */
export const presentNewestUpdate = (meters: readonly LiveMeter[]): string | null => {
  const known = meters.map(({ lastUpdateMs }) => lastUpdateMs).filter((ms) => ms !== null);
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
};

/** Of the meters' site, as far as the reader may know of them. */
export const presentOpenIncidents = ([meter]: readonly LiveMeter[], showsPrices: boolean): number => {
  const { all, ofPrices } = meter?.openIncidentsOfSite ?? { all: 0, ofPrices: 0 };
  return showsPrices ? all : all - ofPrices;
};
