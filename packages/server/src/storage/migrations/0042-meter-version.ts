import { type Kysely, type Migration, sql } from 'kysely';

// Several servers write one database: see docs/adr/0038. A meter whose readings were all taken out keeps its row, and with it
// its version. The statement that appends readings has nobody between its parts, so it fails itself.
export const meterVersion: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table latest_reading
      alter at drop not null, alter arrived_at drop not null, alter phase_values drop not null,
      add version int8 not null default 0, add rules_version int4 not null default 0`.execute(db);
    await sql`create function refuse_changed_meters(ids int4[]) returns void language plpgsql as $$
      begin
        raise exception 'Meters have been changed meanwhile.' using errcode = 'OM001', detail = array_to_json(ids)::text;
      end $$`.execute(db);
  },
};
