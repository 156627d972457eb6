// Makes the bills of closed periods beside the answers, so that a year's and all of them are there when asked for.

import { billingPeriodsOf, dateAt } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nowMs } from '../clock/clock.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { type BilledSite, billedSiteOf } from './billed-site.ts';
import { isClosed, totalsOfPeriods } from './period-bills.ts';

type Db = Kysely<Database>;

const everyMs = 60_000;
/** A site in which nothing changed is looked at this often: then another period may have closed. */
const restMs = 3_600_000;

type BillJobParts = { readonly db: Db; readonly clock: Clock; readonly answers: RequestPriority };

export const billJob = ({ db, clock, answers }: BillJobParts): Job => {
  /** By site: of which revision and time all bills are there. */
  const done = new Map<number, string>();
  return {
    name: 'bills',
    everyMs,
    run: async (signal) => {
      for (const row of await sitesWithTariffs(db)) {
        const at = nowMs(clock);
        const key = `${row.revision} ${Math.floor(at / restMs)}`;
        if (done.get(row.id) === key) continue;
        const ledger = await findSiteSnapshot(db, row.id, at);
        if (!ledger) continue;
        const site = await billedSiteOf(db, { ...ledger, yieldToRequests: answers.untilQuiet });
        await makeClosedBills(db, site, signal);
        if (signal.aborted) return;
        done.set(row.id, key);
      }
    },
  };
};

const sitesWithTariffs = (db: Db) =>
  db
    .selectFrom('site')
    .leftJoin('site_revision', 'site_revision.site_id', 'site.id')
    .select(['site.id', 'revision'])
    .where('site.id', 'in', db.selectFrom('tariff_version').select('site_id').distinct())
    .orderBy('site.id')
    .execute();

/** The newest first: they are looked at most. */
const makeClosedBills = async (db: Db, site: BilledSite, signal: AbortSignal): Promise<void> => {
  const { zone, firstMs, nowMs: atMs } = site.ledger;
  if (firstMs === null) return;
  const periods = billingPeriodsOf(zone, site.startDay, dateAt(zone, firstMs), dateAt(zone, atMs));
  for (const period of periods.toReversed()) {
    if (signal.aborted) return;
    if (isClosed(site, period)) await totalsOfPeriods(db, site, [period]);
  }
};
