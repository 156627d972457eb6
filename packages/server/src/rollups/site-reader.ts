import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { SiteCache } from './site-cache.ts';

/** What the figures of sites are read with. */
export type SiteReader = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  /** Jobs give it: between two pieces of work it waits until no request needs the server. */
  readonly yieldToRequests?: () => Promise<void>;
};
