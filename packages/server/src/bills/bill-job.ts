// Makes the bills of closed periods beside the answers, so that a year's and all of them are there when asked for.
import { billingPeriodsOf, dateAt } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { nowMs } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { findLedgerSite } from '../rollups/ledger-site.ts';
import type { Database } from '../storage/schema.ts';
import { type BilledSite, billedSiteOf } from './billed-site.ts';
import { billsOfPeriods, isClosed } from './period-bills.ts';

type Db = Kysely<Database>;

const everyMs = 60_000;

export const billJob = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Job => ({
  name: 'bills',
  everyMs,
  run: async (signal) => {
    for (const row of await sitesWithTariffs(db)) {
      if (signal.aborted) return;
      const ledger = await findLedgerSite(db, row.id, nowMs(clock));
      if (ledger) await makeClosedBills(db, await billedSiteOf(db, row, ledger), signal);
    }
  },
});

const sitesWithTariffs = (db: Db) =>
  db
    .selectFrom('site')
    .select(['id', 'price_unit', 'billing_start_day'])
    .where('id', 'in', db.selectFrom('tariff_version').select('site_id').distinct())
    .orderBy('id')
    .execute();

/** The newest first: they are looked at most. */
const makeClosedBills = async (db: Db, site: BilledSite, signal: AbortSignal): Promise<void> => {
  const { zone, firstMs, nowMs: atMs } = site.ledger;
  if (firstMs === null) return;
  const periods = billingPeriodsOf(zone, site.startDay, dateAt(zone, firstMs), dateAt(zone, atMs));
  const kept = await keptDates(db, site.id);
  const missing = periods.filter((period) => isClosed(site, period) && !kept.has(period.fromDate));
  for (const period of missing.toReversed()) {
    if (signal.aborted) return;
    await billsOfPeriods(db, site, [period]);
  }
};

const keptDates = async (db: Db, siteId: number): Promise<Set<string>> => {
  const rows = await db.selectFrom('bill_period').select('from_date').where('site_id', '=', siteId).execute();
  return new Set(rows.map(({ from_date }) => from_date));
};
