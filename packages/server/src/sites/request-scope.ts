import type { Kysely } from 'kysely';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { Database } from '../storage/schema.ts';

/** Who asks, and when. Nothing of another account is ever found in it. */
export type RequestScope = {
  readonly db: Kysely<Database>;
  readonly accountId: number;
  readonly nowMs: number;
};

/** A request that reads figures of sites. */
export type SiteScope = RequestScope & SiteReader;
