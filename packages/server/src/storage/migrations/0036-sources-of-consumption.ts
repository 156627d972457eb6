import { type Kysely, type Migration, sql } from 'kysely';

// Where the consumption came from was not summed up, so that the days and months are made anew, and at once. The months
// are deleted by 0037, once what they said is put by.
const statements = [sql`delete from site_day`, sql`update site_revision set rolled_at = null`];

export const sourcesOfConsumption: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
