import { type Kysely, type Migration, sql } from 'kysely';

// Locks meters in the order of their ids. A function, because in a Citus cluster one statement can lock the rows of one meter only:
// see storage/citus/functions.ts.
export const lockMeters: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function lock_meters(ids int4[]) returns void language plpgsql as $$
      begin
        perform from latest_reading where meter_id = any(ids) order by meter_id for update;
      end $$`.execute(db);
  },
};
