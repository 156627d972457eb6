// Compares what months and bills said before counts were judged anew with what they say since, once the ledgers are whole
// again, and sends each owner one notice of what differs.
import type { Kysely } from 'kysely';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { FollowUp } from '../rollups/follow-up.ts';
import type { SiteCache } from '../rollups/site-cache.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { closeRejudging } from './close-rejudging.ts';
import { changedPeriods, type PutByPeriod } from './figures-now.ts';
import { notifyOwners } from './notify-owners.ts';
import { comparableRejudgings, type OpenRejudging } from './open-rejudgings.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
  readonly requestPriority: RequestPriority;
  readonly followUp: Pick<FollowUp, 'isBusyWith'>;
};

const everyMs = 20_000;

export const rejudgingJob = (parts: Parts): Job => ({
  name: 'rejudging',
  everyMs,
  run: async (signal) => {
    for (const open of await comparableRejudgings(parts.db)) {
      await compare(parts, open, () => signal.aborted || parts.followUp.isBusyWith(open.siteId));
      if (signal.aborted) return;
    }
    await notifyOwners(parts.db, nowDate(parts.clock));
  },
});

const compare = async (
  { db, siteCache, clock, requestPriority }: Parts,
  { id, siteId }: OpenRejudging,
  isOver: () => boolean,
): Promise<void> => {
  const site = await findSiteSnapshot(db, siteId, nowMs(clock));
  if (!site) return;
  const reader = { db, siteCache, yieldToRequests: requestPriority.untilQuiet };
  const changed = await changedPeriods(reader, site, await putByPeriods(db, id), isOver);
  if (changed) await closeRejudging(db, { id, changed, at: nowDate(clock) });
};

const putByPeriods = async (db: Kysely<Database>, rejudgingId: number): Promise<PutByPeriod[]> => {
  const rows = await db
    .selectFrom('rejudged_period')
    .select(['kind', 'period', 'figures_before as before'])
    .where('rejudging_id', '=', rejudgingId)
    .orderBy('kind')
    .orderBy('period', 'desc')
    .execute();
  return rows as PutByPeriod[]; // The kind says which figures were put by.
};
