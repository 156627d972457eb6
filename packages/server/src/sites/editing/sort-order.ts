import { sql } from 'kysely';
import type { RequestScope } from '../request-scope.ts';
import { RefusedEdit } from './refused-edit.ts';

type Order = { readonly siteIds?: number[] | undefined; readonly meterIds?: number[] | undefined };

/** All of them or, where one is not the account's, none. A site that it views has its place in its own list only. */
export const sortSitesAndMeters = (
  { db, accountId }: RequestScope,
  { siteIds = [], meterIds = [] }: Order,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const sites = await sql`
      update site set sort_number = wanted.place
      from unnest(${siteIds}::bigint[]) with ordinality as wanted (id, place)
      where site.id = wanted.id and site.account_id = ${accountId}`.execute(trx);
    const viewed = await sql`
      update site_share set sort_number = wanted.place
      from unnest(${siteIds}::bigint[]) with ordinality as wanted (id, place)
      where site_share.site_id = wanted.id and site_share.account_id = ${accountId}`.execute(trx);
    const meters = await sql`
      update meter set sort_number = wanted.place
      from unnest(${meterIds}::bigint[]) with ordinality as wanted (id, place), site
      where meter.id = wanted.id and site.id = meter.site_id and site.account_id = ${accountId}`.execute(trx);
    const asked = new Set(siteIds).size + new Set(meterIds).size;
    const sorted = [sites, viewed, meters].reduce((sum, each) => sum + Number(each.numAffectedRows), 0);
    if (sorted !== asked) throw new RefusedEdit('wrongId');
  });
