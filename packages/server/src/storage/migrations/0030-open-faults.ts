import { type Kysely, type Migration, sql } from 'kysely';

/** The state of every meter that somebody looks at asks for its open faults each second. */
export const openFaults: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index incident_open_of_meter on incident (meter_id)
      where ended_at is null and corrected_at is null and meter_id is not null`.execute(db);
  },
};
