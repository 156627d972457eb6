// What an account has of that of which it may have so much.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { siteIdsOf } from './site-ids.ts';

type Db = Kysely<Database>;

export const seriesValueCount = async (db: Db, accountId: number): Promise<number> => {
  const ofSites = sql`any(${await siteIdsOf(db, accountId)}::int8[])`;
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from price_series where site_id = ${ofSites})
    + (select count(*) from emission_series where site_id = ${ofSites}))::int8 as count`.execute(db);
  return rows[0]?.count ?? 0;
};

export const importsSince = async (db: Db, accountId: number, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('import_batch')
    .innerJoin('meter', 'meter.id', 'import_batch.meter_id')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site.account_id', '=', accountId)
    .where('import_batch.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};
