// Rolls up closed days and months of every site between requests, so that requests find them made.
import { dateAt, monthAfter } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nowMs } from '../clock/clock.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { meterIdsOf } from './compute-ledger.ts';
import { dueSites } from './due-sites.ts';
import type { FollowUp } from './follow-up.ts';
import { monthsBetween } from './local-dates.ts';
import { storedMonths } from './month-store.ts';
import { readSiteMonths } from './read-site.ts';
import { rollUpMeterDays } from './roll-up-meter-days.ts';
import type { SiteCache } from './site-cache.ts';
import type { SiteReader } from './site-reader.ts';
import { findSiteSnapshot, type SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

const everyMs = 20_000;

type RollUpParts = {
  readonly db: Db;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
  readonly requestPriority: RequestPriority;
  readonly followUp: Pick<FollowUp, 'isBusyWith'>;
  readonly imports: { isBusyWith(meterId: number): boolean };
};

export const rollUpJob = ({ db, siteCache, clock, requestPriority, followUp, imports }: RollUpParts): Job => {
  const reader = { db, siteCache, yieldToRequests: requestPriority.untilQuiet };
  /** Sites take turns: a run goes on after the site that the one before ended with. */
  let afterId = 0;
  return {
    name: 'roll-up',
    everyMs,
    run: async (signal) => {
      const { due, isEnd } = await dueSites(db, { now: nowMs(clock), afterId });
      for (const siteId of due) {
        afterId = siteId;
        const site = await findSiteSnapshot(db, siteId, nowMs(clock));
        if (!site) continue;
        // A request's days are being computed, or an import is bringing readings; a later run does the rest.
        const isOver = () =>
          signal.aborted || followUp.isBusyWith(siteId) || meterIdsOf(site.meters).some(imports.isBusyWith);
        if (!isOver()) await rollUpSite(reader, site, isOver);
        if (signal.aborted) return;
      }
      if (isEnd) afterId = 0;
    },
  };
};

const rollUpSite = async (reader: SiteReader, site: SiteSnapshot, isOver: () => boolean): Promise<void> => {
  const { db } = reader;
  const months = monthsOf(site);
  for (const month of await openMonths(db, site, months)) {
    if (isOver()) return;
    await readSiteMonths(reader, site, month, monthAfter(month));
  }
  await rollUpMeterDays(reader, site, months, isOver);
  if (isOver()) return;
  // The revision is the one of the beginning, so that a change meanwhile makes the site due again.
  const rolled = { rolled_revision: site.settledRevision, rolled_at: new Date(site.nowMs) };
  await db
    .insertInto('site_revision')
    .values({ ...rolled, site_id: site.id, layout: null })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(rolled))
    .execute();
};

/** The newest come first: people look at them most. */
const monthsOf = ({ firstMs, nowMs, zone }: SiteSnapshot): string[] =>
  firstMs === null ? [] : monthsBetween(monthAt(zone, firstMs), monthAfter(monthAt(zone, nowMs))).reverse();

/** The months that are not stored. */
const openMonths = async (db: Db, { id }: SiteSnapshot, months: readonly string[]): Promise<string[]> => {
  const [last, first] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = { fromMonth: first, toMonth: monthAfter(last) };
  const stored = (await storedMonths(db, [id], range)).get(id);
  return months.filter((month) => !stored?.has(month));
};

const monthAt = (zone: string, ms: number): string => dateAt(zone, ms).slice(0, 7);
