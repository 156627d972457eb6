import { dayMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

/** The first day of which anything is known of the meters of these sites; null: none yet. */
export const firstDayOfSites = async (db: Db, siteIds: readonly number[]): Promise<number | null> => {
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'intervals_from as from'])
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .execute();
  const firstSlot = await firstSlotOf(
    db,
    meters.map(({ id }) => id),
  );
  const firsts = [...meters.map(({ from }) => from), firstSlot].flatMap((at) => at?.getTime() ?? []);
  return firsts.length === 0 ? null : Math.floor(Math.min(...firsts) / dayMs);
};

const firstSlotOf = async (db: Db, meterIds: readonly number[]): Promise<Date | null> => {
  const named = sql`any(${meterIds}::int4[])`;
  const { rows } = await sql<{ first: Date | null }>`
    select min((
      select slot from register_slot
      where register_slot.meter_id = meter.meter_id and register_slot.meter_id = ${named}
      order by slot limit 1)) as first
    from latest_reading as meter where meter.meter_id = ${named}`.execute(db);
  return rows[0]?.first ?? null;
};
