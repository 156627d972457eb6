import { type Kysely, type Migration, sql } from 'kysely';

// A load meter may stand behind another one, whose energy then includes its own.
export const behindMeter: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table meter add column behind_meter_id int4 references meter on delete set null`.execute(
      db,
    );
    await sql`create index meter_behind on meter (behind_meter_id) where behind_meter_id is not null`.execute(
      db,
    );
  },
};
