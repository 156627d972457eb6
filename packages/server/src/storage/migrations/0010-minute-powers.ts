import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table reading_day add column minute_powers bytea`,
  // Compressed already, and nobody searches by what is in them.
  sql`alter table reading_day alter minute_powers set storage external, alter minute_powers set statistics 0`,
];

export const minutePowers: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
