import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Asked = { readonly id: number; readonly accountId: number };

export const ownsChannel = async (db: Kysely<Database>, { id, accountId }: Asked): Promise<boolean> => {
  const row = await db
    .selectFrom('channel')
    .select('id')
    .where(sql<boolean>`id = ${id}::bigint`)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
};
