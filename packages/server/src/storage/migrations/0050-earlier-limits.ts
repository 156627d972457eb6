import { type Kysely, type Migration, sql } from 'kysely';

// What a meter was judged by until it was changed: late readings are held against the limits of their own time. See
// docs/adr/0026. A meter whose limits were never changed has none.
export const earlierLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table earlier_limit (
      meter_id int4 not null references meter on delete cascade,
      until timestamptz not null,
      phases int2 not null,
      limits jsonb not null,
      primary key (meter_id, until))`.execute(db);
  },
};
