import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The ids after one, in their order. Whoever goes through all meters or sites asks for some ids, then for what is stored of these: in a
 * cluster, what is asked of all at once reads whole tables.
 */
export const nextIds = async (
  db: Kysely<Database>,
  table: 'meter' | 'site',
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
