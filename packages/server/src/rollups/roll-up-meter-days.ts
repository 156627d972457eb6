// Rolls up the closed days of a site's meters, so that hourly figures of any month are read, not computed.
import { localMonth } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { readMeterDays, utcDayMs } from './read-meters.ts';
import { isUpToDate } from './roll-up-days.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

/** Of these months (`yyyy-mm`), in turn. */
export const rollUpMeterDays = async (
  db: Db,
  site: SiteSnapshot,
  months: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const meters = await lacking(db, site);
  if (meters.length === 0) return;
  for (const month of months) {
    if (signal.aborted) return;
    await readMeterDays(db, site, meters, localMonth(site.zone, `${month}-01`));
  }
};

/** The meters of which some closed day is not kept. */
const lacking = async (db: Db, { meters, nowMs }: SiteSnapshot): Promise<MeterSnapshot[]> => {
  const rows = await db
    .selectFrom('meter_day')
    .select(['meter_id', ({ fn }) => fn.countAll<number>().as('days')])
    .where('meter_id', '=', sql<number>`any(${meters.map(({ id }) => id)}::int4[])`)
    .groupBy('meter_id')
    .execute();
  const kept = new Map(rows.map(({ meter_id, days }) => [meter_id, days]));
  return meters.filter((meter) => (kept.get(meter.id) ?? 0) < closedDays(meter, nowMs));
};

const closedDays = (meter: MeterSnapshot, nowMs: number): number => {
  const today = Math.floor(nowMs / utcDayMs);
  const end = isUpToDate(meter, today * utcDayMs, nowMs) ? today : Math.floor(meter.newestMs / utcDayMs);
  return end - Math.floor(meter.firstMs / utcDayMs);
};
