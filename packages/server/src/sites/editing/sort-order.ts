import { sql } from 'kysely';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import type { RequestScope } from '../request-scope.ts';

type Order = { readonly siteIds?: number[] | undefined; readonly meterIds?: number[] | undefined };

/** Sorts all of them or, where one is not the account's, none. A site that the account views moves in its own list only. */
export const sortSitesAndMeters = (
  { db, accountId }: RequestScope,
  { siteIds = [], meterIds = [] }: Order,
): Promise<Outcome<null>> =>
  transactUnlessRefused(db, async (trx) => {
    const sites = await sql`
      update site set sort_number = wanted.sort_number
      from unnest(${siteIds}::bigint[]) with ordinality as wanted (id, sort_number)
      where site.id = wanted.id and site.account_id = ${accountId}`.execute(trx);
    const viewed = await sql`
      update site_share set sort_number = wanted.sort_number
      from unnest(${siteIds}::bigint[]) with ordinality as wanted (id, sort_number)
      where site_share.site_id = wanted.id and site_share.account_id = ${accountId}`.execute(trx);
    const meters = await sql`
      update meter set sort_number = wanted.sort_number
      from unnest(${meterIds}::bigint[]) with ordinality as wanted (id, sort_number), site
      where meter.id = wanted.id and site.id = meter.site_id and site.account_id = ${accountId}`.execute(trx);
    const wantedCount = new Set(siteIds).size + new Set(meterIds).size;
    const sortedCount = [sites, viewed, meters].reduce((sum, each) => sum + Number(each.numAffectedRows), 0);
    return sortedCount === wantedCount ? null : refuse('wrong_id');
  });
