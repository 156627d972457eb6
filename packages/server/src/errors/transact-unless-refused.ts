import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { isRefused, type Outcome, type Refusal } from './outcome.ts';

/** Runs the work in a transaction, which is rolled back when the work is refused. */
export const transactUnlessRefused = async <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> => {
  try {
    return await transact(db, async (trx) => {
      const outcome = await work(trx);
      if (isRefused(outcome)) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};

class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The transaction was rolled back, because its work was refused: ${refusal.code}.`);
    this.refusal = refusal;
  }
}
