import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** SQL: an account has no time zone of its own; it has that of its first site. */
export const zoneOfAccount = (accountId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce((
  select site.time_zone from site where site.account_id = ${accountId} order by site.id limit 1), 'UTC')`;

export const zoneOf = async (db: Kysely<Database>, accountId: number | null): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`
    select ${zoneOfAccount(sql`${accountId}::bigint`)} as zone`.execute(db);
  return rows[0]?.zone ?? 'UTC';
};
