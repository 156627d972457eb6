// The bills so far of many sites, as lists of them show.
import { type Bill, billingPeriodOf, dateAt } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { billedSiteOf } from './billed-site.ts';
import { openBill, rememberedBill } from './open-bill.ts';

type Db = Kysely<Database>;

/** By site; those without a tariff have none. Whoever asks has made sure that the sites are theirs. */
export const openBills = async (db: Db, ledgers: readonly SiteSnapshot[]): Promise<Map<number, Bill>> => {
  const withTariff = await sitesWithTariff(
    db,
    ledgers.map(({ id }) => id),
  );
  const bills = new Map<number, Bill>();
  for (const ledger of ledgers) {
    if (withTariff.has(ledger.id)) bills.set(ledger.id, await openBillOf(db, ledger));
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

const openBillOf = async (db: Db, ledger: SiteSnapshot): Promise<Bill> => {
  const today = dateAt(ledger.zone, ledger.nowMs);
  const period = billingPeriodOf(ledger.zone, ledger.billing.startDay, today);
  return rememberedBill(db, ledger, period) ?? openBill(db, await billedSiteOf(db, ledger), period);
};
