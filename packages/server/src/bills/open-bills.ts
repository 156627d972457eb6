// The bills so far of the running billing periods, as lists of sites show them: made once a quarter-hour and site,
// or anew when the site's past or tariff has changed.
import { type Bill, billingPeriodOf, dateAt } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { BoundedMap } from '../ingest/bounded-map.ts';
import { findLedgerSites, type LedgerSite } from '../rollups/ledger-site.ts';
import type { Database } from '../storage/schema.ts';
import { billedSiteOf } from './billed-site.ts';
import { billedUntil, makeBill } from './make-bill.ts';

type Db = Kysely<Database>;

type Remembered = { readonly revision: number; readonly untilMs: number; readonly bill: Bill };

const mostRemembered = 20_000;
const rememberedOf = new WeakMap<Db, BoundedMap<number, Remembered>>();

/** By site; those without a tariff have none. Whoever asks has made sure that the sites are theirs. */
export const openBills = async (
  db: Db,
  siteIds: readonly number[],
  nowMs: number,
): Promise<Map<number, Bill>> => {
  const sites = await sitesWithTariff(db, siteIds);
  const ledgers =
    sites.length === 0
      ? []
      : await findLedgerSites(
          db,
          sites.map(({ id }) => id),
          nowMs,
        );
  const byId = new Map(sites.map((site) => [site.id, site]));
  const bills = new Map<number, Bill>();
  for (const ledger of ledgers) {
    const site = byId.get(ledger.id);
    if (site) bills.set(site.id, await openBill(db, site, ledger));
  }
  return bills;
};

const sitesWithTariff = (db: Db, siteIds: readonly number[]) =>
  db
    .selectFrom('site')
    .select(['id', 'price_unit', 'billing_start_day'])
    .where('id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tariff_version').select('id').whereRef('tariff_version.site_id', '=', 'site.id').limit(1),
      ),
    )
    .execute();

type BilledRow = Awaited<ReturnType<typeof sitesWithTariff>>[number];

const openBill = async (db: Db, row: BilledRow, ledger: LedgerSite): Promise<Bill> => {
  const remembered = rememberedOf.get(db) ?? new BoundedMap<number, Remembered>(mostRemembered);
  rememberedOf.set(db, remembered);
  const untilMs = billedUntil(ledger.nowMs);
  const known = remembered.get(row.id);
  if (known && known.revision === ledger.revision && known.untilMs === untilMs) return known.bill;
  const site = await billedSiteOf(db, row, ledger);
  const today = dateAt(ledger.zone, ledger.nowMs);
  const bill = await makeBill(db, site, billingPeriodOf(ledger.zone, site.startDay, today));
  remembered.set(row.id, { revision: ledger.revision, untilMs, bill });
  return bill;
};
