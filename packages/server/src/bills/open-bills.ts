// The bills so far of many sites, as lists show them.
import { type Bill, billingPeriodOf, dateAt } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { billedSiteOf } from './billed-site.ts';
import { cachedOpenBill, openBill } from './open-bill.ts';

type Db = Kysely<Database>;

/** By site id; a site without a tariff has none. Callers have checked that the account may see the sites. */
export const openBills = async (
  reader: SiteReader,
  sites: readonly SiteSnapshot[],
): Promise<Map<number, Bill>> => {
  const withTariff = await sitesWithTariff(
    reader.db,
    sites.map(({ id }) => id),
  );
  const bills = new Map<number, Bill>();
  for (const site of sites) {
    if (withTariff.has(site.id)) bills.set(site.id, await openBillOf(reader, site));
  }
  return bills;
};

const sitesWithTariff = async (db: Db, siteIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('tariff_version')
    .select('site_id')
    .distinct()
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .execute();
  return new Set(rows.map(({ site_id }) => site_id));
};

const openBillOf = async (reader: SiteReader, site: SiteSnapshot): Promise<Bill> => {
  const today = dateAt(site.zone, site.nowMs);
  const period = billingPeriodOf(site.zone, site.billing.startDay, today);
  return (
    cachedOpenBill(reader.siteCache, site, period) ??
    openBill(reader, await billedSiteOf(reader.db, site), period)
  );
};
