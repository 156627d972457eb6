import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Who changes something as an administrator, and when. */
export type Administrator = {
  readonly db: Kysely<Database>;
  readonly username: string;
  readonly at: Date;
};
