import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Of the account's own sites, in order. */
export const siteIdsOf = async (db: Kysely<Database>, accountId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('site')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
