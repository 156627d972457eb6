import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** The account that a request is for, and when it came. Nothing of another account is found within it. */
export type RequestScope = {
  readonly db: Kysely<Database>;
  readonly accountId: number;
  readonly nowMs: number;
};
