import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** The zone of a meter's site; null where there is no such meter any more. */
export const zoneOfMeter = async (db: Kysely<Database>, meterId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select('site.time_zone')
    .where('meter.id', '=', meterId)
    .executeTakeFirst();
  return row?.time_zone ?? null;
};
