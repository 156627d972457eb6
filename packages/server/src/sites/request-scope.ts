import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Who asks, and when. Whatever is asked, nothing of another account is found. */
export type RequestScope = {
  readonly db: Kysely<Database>;
  readonly accountId: number;
  readonly nowMs: number;
};
