// What an account has of that of which it may have so much.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Skips from name to name, however many prices each has. The added one counts, whether it is there or not. */
export const seriesCount = async (
  db: Db,
  accountId: number,
  added: { readonly siteId: number; readonly series: string },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from (
      select site.id, name.series from site cross join lateral (
        with recursive name as (
          (select series from price_series where site_id = site.id order by series limit 1)
          union all
          select (select series from price_series
            where site_id = site.id and series > name.series order by series limit 1)
          from name where name.series is not null)
        select series from name where series is not null) as name
      where site.account_id = ${accountId}
      union
      select ${added.siteId}::int4, ${added.series}) as series`.execute(db);
  return rows[0]?.count ?? 0;
};

/** No further than the most that matters. */
export const seriesValueCount = async (db: Db, accountId: number, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from (
      (select 1 from price_series join site on site.id = site_id where account_id = ${accountId} limit ${most})
      union all
      (select 1 from emission_series join site on site.id = site_id where account_id = ${accountId} limit ${most})
    ) as value`.execute(db);
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
