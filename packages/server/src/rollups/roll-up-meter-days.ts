// Rolls up the closed days of a site's meters, so that hourly figures of any month are read, not computed.
import { dayMs, localMonth } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { readMeterDays } from './read-meters.ts';
import { isUpToDate } from './roll-up-days.ts';
import type { SiteReader } from './site-reader.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

/** Rolls up these months (`yyyy-mm`) in turn, until it is to stop. */
export const rollUpMeterDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  months: readonly string[],
  isOver: () => boolean,
): Promise<void> => {
  const meters = await lacking(reader.db, site);
  if (meters.length === 0) return;
  for (const month of months) {
    if (isOver()) return;
    await readMeterDays(reader, site, meters, localMonth(site.zone, `${month}-01`));
  }
};

/** The meters that lack the roll-up of some closed day. */
const lacking = async (db: Db, { meters, nowMs }: SiteSnapshot): Promise<MeterSnapshot[]> => {
  if (meters.length === 0) return [];
  const rows = await db
    .selectFrom('meter_day')
    .select(['meter_id', ({ fn }) => fn.countAll<number>().as('days')])
    .where('meter_id', '=', sql<number>`any(${meters.map(({ id }) => id)}::int4[])`)
    .groupBy('meter_id')
    .execute();
  const stored = new Map(rows.map(({ meter_id, days }) => [meter_id, days]));
  return meters.filter((meter) => (stored.get(meter.id) ?? 0) < closedDays(meter, nowMs));
};

const closedDays = (meter: MeterSnapshot, nowMs: number): number => {
  const today = Math.floor(nowMs / dayMs);
  const end = isUpToDate(meter, today * dayMs, nowMs) ? today : Math.floor(meter.newestMs / dayMs);
  return end - Math.floor(meter.firstMs / dayMs);
};
