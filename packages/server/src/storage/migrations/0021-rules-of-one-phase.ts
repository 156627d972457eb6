import { type Kysely, type Migration, sql } from 'kysely';

// Days before a meter with several phases was first read were counted by every phase rule, and what a meter of one phase
// imported and exported in the same quarter-hour was netted. Neither is any more.
const tables = ['site_day', 'site_month'];
const netted = sql`site_id in (select id from site where phase_rule <> 'perPhase')`;

export const rulesOfOnePhase: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where rules_mwh is not null or ${netted}`.execute(db);
    }
    await sql`delete from bill_period where ${netted}`.execute(db);
  },
};
