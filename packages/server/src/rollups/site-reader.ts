import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { DateRange } from './day-store.ts';
import type { SiteCache } from './site-cache.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** What the figures of sites are read with. */
export type SiteReader = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  /** Jobs give it: between two pieces of work it waits until no request needs the server. */
  readonly yieldToRequests?: () => Promise<void>;
  /**
   * Requests that may be answered before all is computed give it. What is left counts as unknown, and nothing that depends
   * on it may be kept anywhere (`whetherWhole`).
   */
  readonly allowance?: Allowance;
};

/** How much one request computes of what is not ready. */
export type Allowance = {
  /** One piece of work may always be done, so that a little of it never has to be asked for twice. */
  mayGoOn(site: SiteSnapshot): boolean;
  pieceDone(): void;
  /** The answer needs these days, computed or not. */
  needs(kind: KindOfDays, site: SiteSnapshot, range: DateRange): void;
  leave(left: LeftDays): void;
  /** It never falls: what is made while it stays the same is whole. */
  timesLeft(): number;
};

/** A day's balance of the site, the hours of its meters, its part of a bill, its emissions. */
export type KindOfDays = 'site' | 'meters' | 'bill' | 'emissions';

export type LeftDays = {
  readonly kind: KindOfDays;
  readonly site: SiteSnapshot;
  readonly dates: readonly string[];
  /** Computes some of the dates, which are of one month, and keeps them. */
  readonly make: (dates: Dates) => Compute;
};

export type Dates = readonly [string, ...string[]];

/** The site as it is by then; the reader has no allowance. */
export type Compute = (reader: SiteReader, site: SiteSnapshot) => Promise<unknown>;
