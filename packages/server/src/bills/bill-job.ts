// Makes the bills of closed periods between requests, so that the bill of a year, or of all time, only has to be read.
import { billingPeriodsOf, dateAt } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nowMs } from '../clock/clock.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { FollowUp } from '../rollups/follow-up.ts';
import type { SiteCache } from '../rollups/site-cache.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { revisionsOf } from '../rollups/site-rows.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { type BilledSite, billedSiteOf } from './billed-site.ts';
import { isClosed, totalsOfPeriods } from './period-bills.ts';

type Db = Kysely<Database>;

const everyMs = 60_000;
/** After this time another period of a site may have closed even where nothing has changed. */
const restMs = 3_600_000;

type BillJobParts = {
  readonly db: Db;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
  readonly requestPriority: RequestPriority;
  readonly followUp: Pick<FollowUp, 'isBusyWith'>;
};

export const billJob = ({ db, siteCache, clock, requestPriority, followUp }: BillJobParts): Job => {
  /** By site id, the revision and hour for which all bills are made. */
  const done = new Map<number, string>();
  const reader = { db, siteCache, yieldToRequests: requestPriority.untilQuiet };
  return {
    name: 'bills',
    everyMs,
    run: async (signal) => {
      for (const row of await sitesWithTariffs(db)) {
        const at = nowMs(clock);
        const key = `${row.revision} ${Math.floor(at / restMs)}`;
        // What somebody waits for is computed at this moment; the next run does the rest.
        if (done.get(row.id) === key || followUp.isBusyWith(row.id)) continue;
        const site = await findSiteSnapshot(db, row.id, at);
        if (!site) continue;
        const billed = await billedSiteOf(db, site);
        await makeClosedBills(reader, billed, signal);
        if (signal.aborted) return;
        if (site.settledRevision === (row.revision ?? 0)) done.set(row.id, key);
      }
    },
  };
};

const sitesWithTariffs = async (db: Db) => {
  const sites = await db
    .selectFrom('site')
    .select('id')
    .where('id', 'in', db.selectFrom('tariff_version').select('site_id').distinct())
    .orderBy('id')
    .execute();
  const ids = sites.map(({ id }) => id);
  const revisions = await revisionsOf(db, ids);
  return ids.map((id) => ({ id, revision: revisions.get(id)?.revision ?? null }));
};

/** The newest come first: people look at them most. */
const makeClosedBills = async (
  reader: SiteReader,
  billed: BilledSite,
  signal: AbortSignal,
): Promise<void> => {
  const { zone, firstMs, nowMs: atMs } = billed.site;
  if (firstMs === null) return;
  const periods = billingPeriodsOf(zone, billed.startDay, dateAt(zone, firstMs), dateAt(zone, atMs));
  for (const period of periods.toReversed()) {
    if (signal.aborted) return;
    if (isClosed(billed, period)) await totalsOfPeriods(reader, billed, [period]);
  }
};
