import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Makes caches of the site invalid, and keeps roll-ups that are being computed at this moment from being stored. */
export const raiseRevision = async (db: Kysely<Database>, siteId: number): Promise<void> => {
  await db
    .insertInto('site_revision')
    .values({ site_id: siteId, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ revision: sql`site_revision.revision + 1` }),
    )
    .execute();
};
