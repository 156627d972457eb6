import type { Kysely, Transaction } from 'kysely';
import { againAfterConflict } from './again-after-conflict.ts';
import type { Database } from './schema.ts';

/** Commits what the work did, or nothing. After a conflict with another transaction the work is done from its beginning. */
export const transact = <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> => againAfterConflict(() => db.transaction().execute(work));
