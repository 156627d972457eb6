// Judges the days and months of sites: what runs, every few minutes; what is over, in the site's local morning.
import { dateAt, dayMs, hourMs, type IncidentKind, localDay, localMonth, minuteMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../../clock/clock.ts';
import { createForecaster } from '../../forecast/known-forecasts.ts';
import type { RequestPriority } from '../../jobs/request-priority.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import type { Log } from '../../log/log.ts';
import type { SiteCache } from '../../rollups/site-cache.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import { findSiteSnapshot, type SiteSnapshot } from '../../rollups/site-snapshot.ts';
import { isDatabaseAway } from '../../storage/database-trouble.ts';
import type { Database } from '../../storage/schema.ts';
import { judgeDay, judgeMonth, judgePace } from './judge-consumption.ts';
import { judgeFrozenPhases } from './judge-frozen-phases.ts';
import { judgeBaseLoad, judgeUnusual, judgeYield } from './judge-whole-days.ts';
import { type JudgedSite, judgedSites } from './judged-sites.ts';
import { openJudgingTurns } from './judging-turns.ts';
import { noteRunning } from './note-running.ts';
import { storeFound } from './site-incident-store.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
  readonly log: Log;
  readonly requestPriority: RequestPriority;
};

const everyMs = 2 * minuteMs;
/** Other jobs wait meanwhile; the next run does the rest. */
const longestRunMs = minuteMs;
const running = ['dayConsumption', 'monthConsumption'] as const satisfies IncidentKind[];
const ofMorning = [
  'budgetPace',
  'unusualConsumption',
  'noYield',
  'baseLoadRisen',
] as const satisfies IncidentKind[];

/** Meters that send once in hours have sent by then. */
const morningMs = 5 * hourMs;
/** What failed, or has no readings yet, is looked at again after it. */
const restMs = hourMs;

export const incidentDayJob = ({ db, siteCache, clock, log, requestPriority }: Parts): Job => {
  const reader = { db, siteCache, yieldToRequests: requestPriority.untilQuiet };
  const forecastOf = createForecaster();
  const turns = openJudgingTurns();
  /** The day of UTC on which phases were judged last. */
  let frozenJudgedOn = -1;

  const judgeFrozen = async (): Promise<void> => {
    const day = Math.floor((nowMs(clock) - morningMs) / dayMs);
    if (day === frozenJudgedOn) return;
    await judgeFrozenPhases(db, new Date(nowMs(clock)));
    frozenJudgedOn = day;
  };

  const judgeRunning = async (site: SiteSnapshot, { kind, limit }: JudgedSite): Promise<void> => {
    if (limit === null) return;
    const judged = await (kind === 'dayConsumption' ? judgeDay : judgeMonth)(reader, site, limit);
    await storeFound(db, { siteId: site.id, kind, ...judged, now: new Date(site.nowMs) });
  };

  const judgeMonthsPace = async (site: SiteSnapshot, limit: number | null): Promise<void> => {
    const targetKwh = await monthTarget(db, site.id);
    if (targetKwh === null) return;
    const seen = await judgePace(reader, site, { limit, targetKwh, forecastOf });
    const periodMs = localMonth(site.zone, dateAt(site.zone, site.nowMs)).fromMs;
    const at = { endMs: site.nowMs, periodMs, now: new Date(site.nowMs) };
    await noteRunning(db, { siteId: site.id, kind: 'budgetPace', seen, ...at });
  };

  /** Gives until when there is nothing new. */
  const judge = async (one: JudgedSite): Promise<number> => {
    const site = await findSiteSnapshot(db, one.siteId, nowMs(clock));
    if (!site || site.firstMs === null) return nowMs(clock) + restMs;
    if (isRunningKind(one.kind)) {
      await judgeRunning(site, one);
      return site.nowMs;
    }
    const morning = morningsAround(site);
    if (site.nowMs < morning.ofTodayMs) return morning.ofTodayMs;
    if (one.kind === 'budgetPace') await judgeMonthsPace(site, one.limit);
    else await judgeWholeDays(reader, site, one);
    return morning.ofTomorrowMs;
  };

  /** One site that cannot be judged keeps no other from it. */
  const judgeOrRest = (one: JudgedSite): Promise<number> =>
    judge(one).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      log.warn({ err: error, site: one.siteId, kind: one.kind }, 'The days of a site could not be judged.');
      return nowMs(clock) + restMs;
    });

  return {
    name: 'incidents of days',
    everyMs,
    run: async (signal) => {
      const giveUp = AbortSignal.any([signal, AbortSignal.timeout(longestRunMs)]);
      await judgeFrozen();
      const all = await judgedSites(db, [...running, ...ofMorning]);
      for (const one of turns.due(all, nowMs(clock))) {
        if (giveUp.aborted) return;
        await requestPriority.untilQuiet();
        turns.had(one, { atMs: nowMs(clock), restsUntilMs: await judgeOrRest(one) });
      }
    },
  };
};

const isRunningKind = (kind: IncidentKind): boolean => (running as readonly IncidentKind[]).includes(kind);

const morningsAround = ({ zone, nowMs }: Pick<SiteSnapshot, 'zone' | 'nowMs'>) => {
  const { fromMs, toMs } = localDay(zone, dateAt(zone, nowMs));
  return { ofTodayMs: fromMs + morningMs, ofTomorrowMs: toMs + morningMs };
};

const wholeDayJudges = {
  unusualConsumption: judgeUnusual,
  noYield: judgeYield,
  baseLoadRisen: judgeBaseLoad,
};

const isWholeDayKind = (kind: IncidentKind): kind is keyof typeof wholeDayJudges => kind in wholeDayJudges;

const judgeWholeDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { kind, limit }: Pick<JudgedSite, 'kind' | 'limit'>,
): Promise<void> => {
  if (!isWholeDayKind(kind)) return;
  const judged = await wholeDayJudges[kind](reader, site, limit);
  await storeFound(reader.db, { siteId: site.id, kind, ...judged, now: new Date(site.nowMs) });
};

const monthTarget = async (db: Kysely<Database>, siteId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('site')
    .select('month_target_kwh')
    .where('id', '=', siteId)
    .executeTakeFirst();
  return row?.month_target_kwh ?? null;
};
