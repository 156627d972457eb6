import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** What is kept of a site by its revision is read anew, and what is being made of it this moment is not stored. */
export const raiseRevision = async (db: Kysely<Database>, siteId: number): Promise<void> => {
  await db
    .insertInto('site_revision')
    .values({ site_id: siteId, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ revision: sql`site_revision.revision + 1` }),
    )
    .execute();
};
