// An account's sites. Whoever asks for a site names its owner's account; nobody else's is ever found.
import { type Kysely, sql } from 'kysely';
import { seenBy } from '../sharing/seen-by.ts';
import { accessOf } from '../sharing/site-access.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Far more sites than anybody looks at in one list. */
export const mostSites = 2000;

const sites = (db: Db, accountId: number) => db.selectFrom('site').where('account_id', '=', accountId);

/** The sites that the account owns or views, in its own order. */
export const sitesOf = async (db: Db, accountId: number) => {
  const rows = await db
    .selectFrom('site')
    .leftJoin('site_share', (join) =>
      join.onRef('site_share.site_id', '=', 'site.id').on('site_share.account_id', '=', accountId),
    )
    .where(seenBy(accountId))
    .select(['id', 'name', 'time_zone', 'price_unit', 'group_name', 'site.account_id', 'shows_prices'])
    .select((eb) => eb.fn.coalesce('site_share.sort_number', 'site.sort_number').as('sort_number'))
    .orderBy('sort_number')
    .orderBy('id')
    .limit(mostSites)
    .execute();
  return rows.map(({ account_id, shows_prices, ...site }) => {
    const { role, showsPrices, ownerId } = accessOf({ account_id, shows_prices }, accountId);
    return { ...site, role, showsPrices, ownerId };
  });
};

export type ListedSite = Awaited<ReturnType<typeof sitesOf>>[number];

/** Ids come from outside: compared as 64 bits, so that an absurd one is unknown and not an error. */
export const findSite = async (db: Db, accountId: number, siteId: number) =>
  (await sites(db, accountId).selectAll().where(sql<boolean>`id = ${siteId}::bigint`).executeTakeFirst()) ??
  null;

export type FoundSite = NonNullable<Awaited<ReturnType<typeof findSite>>>;
