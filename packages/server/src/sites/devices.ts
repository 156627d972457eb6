// A site's or an account's meters, with what their day lines can show.
import { type Device, lineColumns, type MeterLive } from '@ohmstead/contract';
import type { Asker } from './asker.ts';
import { lineQuantities } from './line-columns.ts';
import { meterLiveOf, totalOfPhases } from './meter-live.ts';
import { metersOf, metersOfSite } from './meter-store.ts';

export const devicesOf = async ({ db, accountId, nowMs }: Asker): Promise<Device[]> =>
  (await metersOf(db, accountId)).map((row) => deviceOf(meterLiveOf(row, nowMs)));

export const devicesOfSite = async ({ db, accountId, nowMs }: Asker, siteId: number): Promise<Device[]> =>
  (await metersOfSite(db, accountId, siteId)).map((row) => deviceOf(meterLiveOf(row, nowMs)));

const deviceOf = (meter: MeterLive): Device => ({
  ...meter,
  dataDict: lineColumns.map((key) => {
    const { quantity, unit, sums } = lineQuantities[key];
    const value = sums ? totalOfPhases(meter.phases, quantity) : (meter.phases[0]?.[quantity] ?? null);
    return { key, unit, value };
  }),
});
