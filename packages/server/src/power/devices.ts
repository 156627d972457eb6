// A site's or an account's meters, with what their day lines can show.
import { type Device, lineColumns, type MeterLive } from '@ohmstead/contract';
import { metersOf, metersOfSite } from '../sites/meter-store.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { lineQuantities } from './line-columns.ts';
import { liveMeters } from './live-meters.ts';
import { totalOfPhases } from './meter-live.ts';

export const devicesOf = async ({ db, accountId, nowMs }: RequestScope): Promise<Device[]> =>
  liveMeters(await metersOf(db, accountId), nowMs).map(deviceOf);

export const devicesOfSite = async (
  { db, accountId, nowMs }: RequestScope,
  siteId: number,
): Promise<Device[]> => liveMeters(await metersOfSite(db, accountId, siteId), nowMs).map(deviceOf);

const deviceOf = (meter: MeterLive): Device => ({
  ...meter,
  dataDict: lineColumns.map((key) => {
    const { quantity, unit, sums } = lineQuantities[key];
    const value = sums ? totalOfPhases(meter.phases, quantity) : (meter.phases[0]?.[quantity] ?? null);
    return { key, unit, value };
  }),
});
