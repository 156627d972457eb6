import { type Kysely, type Migration, sql } from 'kysely';

// A channel has one message under way at a time: its claim stands in its own row.
export const busyChannels: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table channel add column busy_with uuid, add column busy_until timestamptz`.execute(db);
  },
};
