// Computes what requests left, right behind their answers: some sites side by side, what was asked last first. It waits for
// requests between two pieces of work, as jobs do, but not for the jobs' turn.
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../clock/clock.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Outages } from '../storage/outages.ts';
import type { Database } from '../storage/schema.ts';
import type { SiteCache } from './site-cache.ts';
import type { Compute, SiteReader } from './site-reader.ts';
import { findSiteSnapshot } from './site-snapshot.ts';

/** Some days of a month. */
export type LeftPiece = {
  readonly key: string;
  readonly make: Compute;
};

export type FollowUp = {
  /** The first piece is made first, and all of them before what was asked of the site earlier. */
  ask(siteId: number, pieces: readonly LeftPiece[]): void;
  isBusyWith(siteId: number): boolean;
  /** Waits for the pieces under way to stop. */
  stop(): Promise<void>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
  readonly requestPriority: RequestPriority;
  readonly outages: Pick<Outages, 'log'>;
};

const mostAtOnce = 3;
/** Somebody waits: requests come first, but only for so long at a time. */
const longestPauseMs = 50;

export const createFollowUp = ({ db, siteCache, clock, requestPriority, outages }: Parts): FollowUp => {
  const asked = new Map<number, Map<string, LeftPiece>>();
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const reader: SiteReader = {
    db,
    siteCache,
    yieldToRequests: async () => {
      signal.throwIfAborted();
      await requestPriority.untilQuiet(longestPauseMs);
      signal.throwIfAborted();
    },
  };

  const startNext = (): void => {
    for (const siteId of asked.keys()) {
      if (signal.aborted || underWay.size >= mostAtOnce) return;
      if (!underWay.has(siteId)) underWay.set(siteId, follow(siteId));
    }
  };

  const follow = async (siteId: number): Promise<void> => {
    try {
      for (let piece = nextPiece(siteId); piece; piece = nextPiece(siteId)) {
        const site = await findSiteSnapshot(db, siteId, nowMs(clock));
        if (site) await piece.make(reader, site);
        await reader.yieldToRequests?.();
      }
    } catch (error) {
      // The next request leaves it again.
      if (!signal.aborted)
        outages.log.warn({ err: error, siteId }, 'Days that an answer needs were not computed.');
    }
    asked.delete(siteId);
    underWay.delete(siteId);
    startNext();
  };

  const nextPiece = (siteId: number): LeftPiece | undefined => {
    const pieces = asked.get(siteId);
    for (const piece of pieces?.values() ?? []) {
      pieces?.delete(piece.key);
      return piece;
    }
    return undefined;
  };

  return {
    ask: (siteId, pieces) => {
      const before = asked.get(siteId) ?? [];
      asked.set(siteId, new Map([...pieces.map((piece) => [piece.key, piece] as const), ...before]));
      startNext();
    },
    isBusyWith: (siteId) => asked.has(siteId),
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
};
