// Slows down guessing without letting a guesser lock somebody out. Failures are counted for the account from that
// address, for the address, and for the account from everywhere; the last does not concern an address from which
// the account has been logged in to before. A login is counted as failed before the password is looked at, so
// that many at once gain nothing, and uncounted when it was right.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { countAfterFailure, type Subject, waitMs } from './login-wait.ts';

type Db = Kysely<Database>;

export type Attempt = { readonly usernameKey: string; readonly address: string; readonly at: Date };

type Row = { subject: string; failures: number; last_at: Date };

const keyOf: Record<Subject | 'known', (attempt: Attempt) => string> = {
  pair: ({ usernameKey, address }) => `pair:${usernameKey} ${address}`,
  address: ({ address }) => `address:${address}`,
  account: ({ usernameKey }) => `account:${usernameKey}`,
  known: ({ usernameKey, address }) => `known:${usernameKey} ${address}`,
};

const subjects = ['account', 'address', 'pair'] as const;

/** Counts a login; answers the milliseconds to wait instead when there were too many failures. */
export const beginAttempt = async (db: Db, attempt: Attempt): Promise<number> => {
  // What is refused leaves no row behind: names are made up faster than rows are forgotten.
  const wait = waitOf(await rowsOf(db, attempt).execute(), attempt);
  return wait > 0 ? wait : countAttempt(db, attempt);
};

const countAttempt = (db: Db, attempt: Attempt): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await lockRows(trx, attempt);
    const wait = waitOf(rows, attempt);
    if (wait === 0) await countFailure(trx, rows, attempt);
    return wait;
  });

/** Takes back what `beginAttempt` counted, and remembers the address as the account's own. */
export const attemptSucceeded = (db: Db, attempt: Attempt): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockRows(trx, attempt);
    await trx.deleteFrom('login_failure').where('subject', '=', keyOf.pair(attempt)).execute();
    await trx
      .updateTable('login_failure')
      .set({ failures: sql<number>`greatest(failures - 1, 0)` })
      .where('subject', 'in', [keyOf.address(attempt), keyOf.account(attempt)])
      .execute();
    await trx
      .insertInto('login_failure')
      .values({ subject: keyOf.known(attempt), failures: 0, last_at: attempt.at })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ last_at: attempt.at }))
      .execute();
  });

const keysOf = (attempt: Attempt): string[] => subjects.map((subject) => keyOf[subject](attempt)).sort();

const rowsOf = (db: Db, attempt: Attempt) =>
  db
    .selectFrom('login_failure')
    .selectAll()
    .where('subject', 'in', [...keysOf(attempt), keyOf.known(attempt)])
    .orderBy('subject');

/** The rows of the attempt, locked until the transaction ends, so that attempts at once are counted one by one. */
const lockRows = async (trx: Transaction<Database>, attempt: Attempt): Promise<Row[]> => {
  await trx
    .insertInto('login_failure')
    .values(keysOf(attempt).map((subject) => ({ subject, failures: 0, last_at: attempt.at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rowsOf(trx, attempt).forUpdate().execute();
};

const waitOf = (rows: readonly Row[], attempt: Attempt): number => {
  const isKnown = rows.some(({ subject }) => subject === keyOf.known(attempt));
  const waits = subjects
    .filter((subject) => !(subject === 'account' && isKnown))
    .map((subject) => {
      const row = rows.find((candidate) => candidate.subject === keyOf[subject](attempt));
      return row ? waitMs(subject, failuresOf(row), attempt.at.getTime()) : 0;
    });
  return Math.max(...waits);
};

const countFailure = async (
  trx: Transaction<Database>,
  rows: readonly Row[],
  attempt: Attempt,
): Promise<void> => {
  const counted = rows
    .filter(({ subject }) => subject !== keyOf.known(attempt))
    .map((row) => ({
      subject: row.subject,
      failures: countAfterFailure(failuresOf(row), attempt.at.getTime()),
      last_at: attempt.at,
    }));
  await trx
    .insertInto('login_failure')
    .values(counted)
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ failures: sql<number>`excluded.failures`, last_at: sql<Date>`excluded.last_at` }),
    )
    .execute();
};

const failuresOf = ({ failures, last_at }: Row) => ({ count: failures, lastMs: last_at.getTime() });
