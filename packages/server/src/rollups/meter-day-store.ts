// The energy of meters in the quarter-hours of closed days of UTC.
import { type MeterDaySlots, packMeterSlots, unpackMeterSlots } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { lockMeters } from '../readings/lock-meters.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { currentSite, isUntouched } from './still-true.ts';

type Db = Kysely<Database>;

export type MeterDay = {
  readonly meterId: number;
  /** Start of the day. */
  readonly fromMs: number;
  readonly slots: MeterDaySlots;
};

/** The stored days that begin within the span. */
export const storedMeterDays = async (
  db: Db,
  meterIds: readonly number[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<MeterDay[]> => {
  if (meterIds.length === 0) return [];
  const rows = await db
    .selectFrom('meter_day')
    .selectAll()
    .where('meter_id', '=', sql<number>`any(${meterIds}::int4[])`)
    .where('from_at', '>=', new Date(fromMs))
    .where('from_at', '<', new Date(toMs))
    .execute();
  return rows.map(({ meter_id, from_at, slots }) => ({
    meterId: meter_id,
    fromMs: from_at.getTime(),
    slots: unpackMeterSlots(slots),
  }));
};

/** Leaves out days in which the site's past has changed since its revision was read. */
export const storeMeterDays = async (
  db: Db,
  site: Pick<SiteSnapshot, 'id' | 'settledRevision'>,
  days: readonly MeterDay[],
): Promise<void> => {
  if (days.length === 0) return;
  const rows = days.map(({ meterId, fromMs, slots }) => ({
    meter_id: meterId,
    from_at: new Date(fromMs).toISOString(),
    slots: Buffer.from(packMeterSlots(slots)).toString('base64'),
  }));
  await transact(db, async (trx) => {
    // In a cluster the site's lock may be free before the days are seen. Whoever changes a meter's past waits for its meter first.
    await lockMeters(trx, [...new Set(days.map(({ meterId }) => meterId))]);
    await sql`
      with ${currentSite(site)}
      insert into meter_day (meter_id, from_at, slots)
      select meter_id, from_at, decode(slots, 'base64')
      from current, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as day (meter_id int4, from_at timestamptz, slots text)
      where ${isUntouched(sql`from_at`, sql`from_at + interval '1 day'`)}
      on conflict (meter_id, from_at) do nothing`.execute(trx);
  });
};
