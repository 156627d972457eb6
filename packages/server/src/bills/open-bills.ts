// The bills so far of many sites, as lists of them show.
import { type Bill, billingPeriodOf, dateAt } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { LedgerSite } from '../rollups/ledger-site.ts';
import type { Database } from '../storage/schema.ts';
import { billedSiteOf } from './billed-site.ts';
import { openBill, rememberedBill } from './open-bill.ts';

type Db = Kysely<Database>;

/** By site; those without a tariff have none. Whoever asks has made sure that the sites are theirs. */
export const openBills = async (db: Db, ledgers: readonly LedgerSite[]): Promise<Map<number, Bill>> => {
  const sites = await sitesWithTariff(
    db,
    ledgers.map(({ id }) => id),
  );
  const byId = new Map(sites.map((site) => [site.id, site]));
  const bills = new Map<number, Bill>();
  for (const ledger of ledgers) {
    const site = byId.get(ledger.id);
    const bill = site && (await openBillOf(db, site, ledger));
    if (bill) bills.set(site.id, bill);
  }
  return bills;
};

const sitesWithTariff = (db: Db, siteIds: readonly number[]) =>
  db
    .selectFrom('site')
    .select(['id', 'billing_start_day'])
    .where('id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('tariff_version').select('id').whereRef('tariff_version.site_id', '=', 'site.id')),
    )
    .execute();

type BilledRow = Awaited<ReturnType<typeof sitesWithTariff>>[number];

const openBillOf = async (db: Db, row: BilledRow, ledger: LedgerSite): Promise<Bill | null> => {
  const today = dateAt(ledger.zone, ledger.nowMs);
  const period = billingPeriodOf(ledger.zone, row.billing_start_day, today);
  const remembered = rememberedBill(db, ledger, period);
  if (remembered) return remembered;
  const site = await billedSiteOf(db, ledger);
  return site && openBill(db, site, period);
};
