// A site's or an account's meters, with what their day lines can show.
import { type Device, lineColumns } from '@ohmstead/contract';
import { totalOfPhases } from '@ohmstead/domain';
import { metersOf, metersOfSite } from '../sites/meter-store.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { lineQuantities } from './line-columns.ts';
import type { LiveMeter } from './live-meter.ts';
import { liveMeters } from './live-meters.ts';
import { presentMeter } from './present.ts';

export const devicesOf = async ({ db, accountId, nowMs }: RequestScope): Promise<Device[]> =>
  liveMeters(await metersOf(db, accountId), nowMs).map(deviceOf);

export const devicesOfSite = async (
  { db, accountId, nowMs }: RequestScope,
  siteId: number,
): Promise<Device[]> => liveMeters(await metersOfSite(db, accountId, siteId), nowMs).map(deviceOf);

const deviceOf = (meter: LiveMeter): Device => ({
  ...presentMeter(meter),
  dataDict: lineColumns.map((key) => {
    const { quantity, unit, sums } = lineQuantities[key];
    const value = sums ? totalOfPhases(meter.phases, quantity) : (meter.phases[0]?.[quantity] ?? null);
    return { key, unit, value };
  }),
});
