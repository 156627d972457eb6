// Looks several times a minute at the sites for which somebody watches the demand of the running quarter-hour, and with
// each quarter-hour at their prices. Apart from the jobs, since a quarter-hour does not wait.
import { type IncidentKind, quarterHourMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../../clock/clock.ts';
import { openPause } from '../../concurrency/pause.ts';
import type { Leadership } from '../../jobs/leadership.ts';
import type { SiteCache } from '../../rollups/site-cache.ts';
import { isDatabaseAway } from '../../storage/database-trouble.ts';
import type { Outages } from '../../storage/outages.ts';
import type { Database } from '../../storage/schema.ts';
import { judgeDemand, judgePrice } from './judge-now.ts';
import { type JudgedSite, judgedSites } from './judged-sites.ts';
import { momentsOf, type SiteMoment } from './moment.ts';
import { noteRunning } from './note-running.ts';

export type NowWatch = {
  start(): void;
  /** Judges once; the watch does so by itself once it has started. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
  readonly outages: Pick<Outages, 'counts' | 'log'>;
  /** Of several servers the leading one judges. */
  readonly leadership: Pick<Leadership, 'term'>;
};

const everyMs = 20_000;
/** What is known of so many sites is read at once. */
const mostAtOnce = 100;
const kinds = ['demandNearLimit', 'priceBelow', 'priceAbove'] as const satisfies IncidentKind[];

const slotAt = (ms: number): number => Math.floor(ms / quarterHourMs);

export const createNowWatch = ({ db, siteCache, clock, outages, leadership }: Parts): NowWatch => {
  const pause = openPause();
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  /** The quarter-hour in which a site's price was judged last. */
  const pricedIn = new Map<string, number>();

  const keyOf = ({ siteId, kind, limit }: JudgedSite): string => `${siteId} ${kind} ${limit}`;
  const isToBeJudged = (one: JudgedSite): boolean =>
    one.limit !== null && pricedIn.get(keyOf(one)) !== slotAt(nowMs(clock));

  const judge = async (one: JudgedSite, moment: SiteMoment): Promise<void> => {
    const { kind, limit } = one;
    if (limit === null) return;
    const isDemand = kind === 'demandNearLimit';
    const { site } = moment;
    const slot = slotAt(site.nowMs);
    const seen = isDemand
      ? await judgeDemand({ db, siteCache }, moment, limit)
      : await judgePrice(db, site, { kind, limit });
    const endMs = slot * quarterHourMs;
    const at = { endMs, periodMs: isDemand ? endMs : null, now: new Date(site.nowMs) };
    await noteRunning(db, { siteId: site.id, kind, seen, ...at });
    if (!isDemand) pricedIn.set(keyOf(one), slot);
  };

  const judgeAll = async (some: readonly JudgedSite[]): Promise<void> => {
    const siteIds = [...new Set(some.map(({ siteId }) => siteId))];
    const moments = await momentsOf(db, siteIds, nowMs(clock));
    for (const one of some) {
      const moment = moments.get(one.siteId);
      if (moment && !isStopping) await judge(one, moment).catch((error: unknown) => noted(error, one));
    }
  };

  /** One site that cannot be judged, or read with the others, keeps no other from it. */
  const judgeApart = async (some: readonly JudgedSite[], error: unknown): Promise<void> => {
    if (isDatabaseAway(error)) throw error;
    for (const one of some) await judgeAll([one]).catch((trouble: unknown) => noted(trouble, one));
  };

  const noted = (error: unknown, { siteId, kind }: JudgedSite): void => {
    if (isDatabaseAway(error)) throw error;
    outages.log.warn({ err: error, site: siteId, kind }, 'The running quarter-hour could not be judged.');
  };

  const look = async (): Promise<void> => {
    const all = (await judgedSites(db, kinds)).filter(isToBeJudged);
    for (let from = 0; from < all.length && !isStopping; from += mostAtOnce) {
      const some = all.slice(from, from + mostAtOnce);
      await judgeAll(some).catch((error: unknown) => judgeApart(some, error));
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      if (!outages.counts().isOut && leadership.term() !== null)
        await look().catch((error) =>
          outages.log.warn({ err: error }, 'Demand and prices could not be judged; it is tried again.'),
        );
      if (!isStopping) await pause.take(everyMs);
    }
  };

  return {
    start: () => {
      running = run();
    },
    look,
    stop: async () => {
      isStopping = true;
      pause.end();
      await running;
    },
  };
};
