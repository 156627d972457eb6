import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

const readings = (db: Db, meterId: number) =>
  db
    .selectFrom('quarantined_reading')
    .selectAll()
    .select(microsOf(sql.ref('arrived_at')).as('arrivedMicros'))
    .where('meter_id', '=', meterId);

/** Quarantined readings of a meter, newest first. */
export const quarantinedReadings = (
  db: Db,
  meterId: number,
  { skip, limit }: { readonly skip: number; readonly limit: number },
) => readings(db, meterId).orderBy('arrived_at', 'desc').orderBy('id').offset(skip).limit(limit).execute();

export type FoundQuarantined = Awaited<ReturnType<typeof quarantinedReadings>>[number];

export const findQuarantined = async (db: Db, meterId: number, id: number) =>
  (await readings(db, meterId).where(sql<boolean>`id = ${id}::bigint`).executeTakeFirst()) ?? null;
