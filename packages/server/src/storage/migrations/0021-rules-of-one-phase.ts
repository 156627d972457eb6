import { type Kysely, type Migration, sql } from 'kysely';

// Days before a meter with several phases was first read were told by every phase rule; they no longer are.
const tables = ['site_day', 'site_month'];

export const rulesOfLaterMeters: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where rules_mwh is not null`.execute(db);
    }
  },
};
