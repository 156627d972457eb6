import { type Kysely, type Migration, sql } from 'kysely';

// What a commit over several nodes of a Citus cluster leaves open for a moment: see storage/citus/functions.ts. One database commits
// at one instant.
export const commitsOfNodes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function committed_lately(writer xid) returns bool language sql immutable as
      'select null::bool'`.execute(db);
    await sql`create function has_unresolved_commits() returns bool language sql immutable as
      'select false'`.execute(db);
  },
};
