// The bills so far of many sites, as lists show them.
import { type Bill, type BillingPeriod, billingPeriodOf, dateAt, dayAfter } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { datesBetween } from '../rollups/local-dates.ts';
import type { Allowance, SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import type { Database } from '../storage/schema.ts';
import { billedSiteOf } from './billed-site.ts';
import { cachedOpenBill, openBill } from './open-bill.ts';

type Db = Kysely<Database>;

/** By site id; a site without a tariff has none, and null where days of it are not computed yet. Callers have checked that the account may see the sites. */
export const openBills = async (
  reader: SiteReader,
  sites: readonly SiteSnapshot[],
): Promise<Map<number, Bill | null>> => {
  const withTariff = await sitesWithTariff(
    reader.db,
    sites.map(({ id }) => id),
  );
  const bills = new Map<number, Bill | null>();
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

const openBillOf = async (reader: SiteReader, site: SiteSnapshot): Promise<Bill | null> => {
  const today = dateAt(site.zone, site.nowMs);
  const period = billingPeriodOf(site.zone, site.billing.startDay, today);
  const { allowance } = reader;
  allowance?.needs('bill', site, period);
  const cached = cachedOpenBill(reader.siteCache, site, period);
  if (cached) return cached;
  if (allowance?.mayGoOn(site) === false) {
    leaveOpenBill(allowance, site, period);
    return null;
  }
  const billed = await billedSiteOf(reader.db, site);
  const { made: bill, isWhole } = await whetherWhole(reader, () => openBill(reader, billed, period));
  allowance?.pieceDone();
  if (isWhole || !allowance) return bill;
  leaveOpenBill(allowance, site, period);
  return null;
};

const leaveOpenBill = (allowance: Allowance, site: SiteSnapshot, { fromDate }: BillingPeriod): void =>
  allowance.leave({
    kind: 'bill',
    site,
    dates: datesBetween(fromDate, dayAfter(dateAt(site.zone, site.nowMs))),
    make: () => openBillOf,
  });
