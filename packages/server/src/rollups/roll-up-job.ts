// Rolls up closed days and months of every site beside the answers, so that reading finds them made.

import { dateAt, monthAfter } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nowMs } from '../clock/clock.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { monthsBetween } from './local-dates.ts';
import { storedMonths } from './month-store.ts';
import { readSiteMonths } from './read-site.ts';
import { rollUpMeterDays } from './roll-up-meter-days.ts';
import { findSiteSnapshot, type SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

const everyMs = 20_000;
/** A site whose past does not change is looked at this often: then another day may have closed. */
const restMs = 3_600_000;
/** The rest is for the next run: other jobs wait. */
const mostSites = 200;

type RollUpParts = { readonly db: Db; readonly clock: Clock; readonly answers: RequestPriority };

export const rollUpJob = ({ db, clock, answers }: RollUpParts): Job => ({
  name: 'roll-up',
  everyMs,
  run: async (signal) => {
    for (const siteId of await dueSites(db, nowMs(clock))) {
      const site = await findSiteSnapshot(db, siteId, nowMs(clock));
      if (site) await rollUpSite(db, { ...site, yieldToRequests: answers.untilQuiet }, signal);
      if (signal.aborted) return;
    }
  },
});

const dueSites = async (db: Db, now: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('site')
    .leftJoin('site_revision', 'site_revision.site_id', 'site.id')
    .select('site.id')
    .where(
      sql<boolean>`rolled_at is null or rolled_revision <> revision
        or rolled_at < ${new Date(now - restMs).toISOString()}::timestamptz`,
    )
    .orderBy(sql`rolled_at nulls first`)
    .limit(mostSites)
    .execute();
  return rows.map(({ id }) => id);
};

const rollUpSite = async (db: Db, site: SiteSnapshot, signal: AbortSignal): Promise<void> => {
  const months = monthsOf(site);
  for (const month of await openMonths(db, site, months)) {
    if (signal.aborted) return;
    await readSiteMonths(db, site, month, monthAfter(month));
  }
  await rollUpMeterDays(db, site, months, signal);
  if (signal.aborted) return;
  // As of its beginning: what changed meanwhile makes it due again.
  const rolled = { rolled_revision: site.revision, rolled_at: new Date(site.nowMs) };
  await db
    .insertInto('site_revision')
    .values({ site_id: site.id, layout: null, ...rolled })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(rolled))
    .execute();
};

/** The newest first: they are looked at most. */
const monthsOf = ({ firstMs, nowMs, zone }: SiteSnapshot): string[] =>
  firstMs === null ? [] : monthsBetween(monthAt(zone, firstMs), monthAfter(monthAt(zone, nowMs))).reverse();

/** Those not stored. */
const openMonths = async (db: Db, { id }: SiteSnapshot, months: readonly string[]): Promise<string[]> => {
  const [last, first] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = { fromMonth: first, toMonth: monthAfter(last) };
  const stored = (await storedMonths(db, [id], range)).get(id);
  return months.filter((month) => !stored?.has(month));
};

const monthAt = (zone: string, ms: number): string => dateAt(zone, ms).slice(0, 7);
