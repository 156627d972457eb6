import { type Kysely, type Migration, sql } from 'kysely';

// While servers are upgraded one after another, an earlier one must not go on with a ledger that it would judge otherwise: each
// meter's row says by which version of the rules it was last written.
export const counterRules: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table latest_reading add counter_rules int2 not null default 1`.execute(db);
  },
};
