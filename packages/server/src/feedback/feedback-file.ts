import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type StoredPicture = { readonly mediaType: 'image/png' | 'image/jpeg'; readonly bytes: Buffer };

/** Whoever may see it is known by now. */
export const findPicture = async (db: Kysely<Database>, id: number): Promise<StoredPicture | null> => {
  const row = await db
    .selectFrom('feedback_file')
    .select(['media_type as mediaType', 'bytes'])
    .where(sql<boolean>`id = ${id}::bigint`)
    .executeTakeFirst();
  return row ?? null;
};
