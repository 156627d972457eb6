import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** An account has no time zone of its own: that of its first site. */
export const zoneOf = async (db: Kysely<Database>, accountId: number | null): Promise<string> => {
  const site = await db
    .selectFrom('site')
    .select('time_zone')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return site?.time_zone ?? 'UTC';
};
