// An account's sites. Whoever asks for a site names the account; nobody else's is ever found.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Far more than anybody looks at in one list. */
export const mostSites = 2000;

const sites = (db: Db, accountId: number) => db.selectFrom('site').where('account_id', '=', accountId);

export const sitesOf = (db: Db, accountId: number) =>
  sites(db, accountId)
    .select(['id', 'name', 'time_zone', 'price_unit', 'sort_number', 'group_name'])
    .orderBy('sort_number')
    .orderBy('id')
    .limit(mostSites)
    .execute();

export type ListedSite = Awaited<ReturnType<typeof sitesOf>>[number];

/** Ids come from outside: compared as 64 bits, so that an absurd one is unknown and not an error. */
export const findSite = async (db: Db, accountId: number, siteId: number) =>
  (await sites(db, accountId).selectAll().where(sql<boolean>`id = ${siteId}::bigint`).executeTakeFirst()) ??
  null;

export type FoundSite = NonNullable<Awaited<ReturnType<typeof findSite>>>;
