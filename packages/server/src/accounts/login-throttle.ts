// Slows down guessing without letting a guesser lock somebody out (docs/adr/0019-logins.md). Wrong passwords are
// counted for the account from that address, for the address, and for the account from everywhere; the last two do not
// concern an address from which the account has been logged in to before. A login is counted as wrong before the
// password is looked at, so that many at once gain nothing, and uncounted when it was right. The counts outlast a
// restart.
import type { ErrorCode } from '@ohmstead/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Refusal, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { afterFailure, type Failures, type Subject, waitMs } from './login-wait.ts';
import { inTurn } from './password.ts';

type Db = Kysely<Database>;

export type Attempt = {
  /**
   * Whose password it is: the account's of that folded username, whether there is one or not, or that site's page's.
   */
  readonly of: { readonly kind: 'account' | 'page'; readonly key: string | number };
  /** The network that counts as one address. */
  readonly address: string;
  readonly at: Date;
};

type Throttled = { readonly kind: 'throttled'; readonly waitMs: number };

export type AttemptOutcome = { readonly kind: 'right' | 'wrong' } | Throttled;

export const refuseThrottled = (code: ErrorCode, { waitMs }: Throttled): Refusal =>
  refuse(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) });

type Given = { readonly passwordHash: string | null; readonly password: string };

/** Looks at a password unless there were too many wrong ones. */
export const attemptPassword = async (
  db: Db,
  attempt: Attempt,
  { passwordHash, password }: Given,
): Promise<AttemptOutcome> => {
  // A throttled attempt takes no turn and leaves no row behind: names are made up faster than rows are forgotten.
  const wait = waitOf(await rowsOf(db, attempt).execute(), attempt);
  if (wait > 0) return { kind: 'throttled', waitMs: wait };
  // An attempt is counted in its turn only, so that many right ones at once are not taken for many wrong ones.
  return inTurn(attempt.address, async (look): Promise<AttemptOutcome> => {
    const waitMs = await countAttempt(db, attempt);
    if (waitMs > 0) return { kind: 'throttled', waitMs };
    if (!(await look(passwordHash, password))) return { kind: 'wrong' };
    await attemptSucceeded(db, attempt);
    return { kind: 'right' };
  });
};

/** Wrong passwords of before count no more, from any address: the account has another password. */
export const forgetFailures = async (trx: Db, usernameKey: string): Promise<void> => {
  const account = `account:${usernameKey}`;
  await sql`delete from login_failure
    where subject = ${account} or starts_with(subject, ${`pair:${account} `})`.execute(trx);
};

type Row = { subject: string; failures: number; level: number; last_at: Date };

const wholeKey = ({ of: { kind, key } }: Attempt): string => `${kind}:${key}`;

const keyOf = (subject: Subject | 'known', attempt: Attempt): string => {
  if (subject === 'address') return `address:${attempt.address}`;
  if (subject === 'account' || subject === 'page') return wholeKey(attempt);
  return `${subject}:${wholeKey(attempt)} ${attempt.address}`;
};

const subjectsOf = ({ of }: Attempt): Subject[] => [of.kind, 'address', 'pair'];

const keysOf = (attempt: Attempt): string[] =>
  subjectsOf(attempt)
    .map((subject) => keyOf(subject, attempt))
    .sort();

const rowsOf = (db: Db, attempt: Attempt) =>
  db
    .selectFrom('login_failure')
    .selectAll()
    .where('subject', 'in', [...keysOf(attempt), keyOf('known', attempt)])
    .orderBy('subject');

/** The subjects that the attempt counts for: from an address known to be the owner's only the pair. */
const countedOf = (rows: readonly Row[], attempt: Attempt): Subject[] =>
  rows.some(({ subject }) => subject === keyOf('known', attempt)) ? ['pair'] : subjectsOf(attempt);

const failuresOf = (rows: readonly Row[], key: string): Failures => {
  const row = rows.find(({ subject }) => subject === key);
  return { inARow: row?.failures ?? 0, level: row?.level ?? 0, lastMs: row?.last_at.getTime() ?? 0 };
};

const waitOf = (rows: readonly Row[], attempt: Attempt): number =>
  Math.max(
    ...countedOf(rows, attempt).map((subject) =>
      waitMs(subject, failuresOf(rows, keyOf(subject, attempt)), attempt.at.getTime()),
    ),
  );

/** Answers the milliseconds to wait; not 0 where other attempts were faster. */
const countAttempt = (db: Db, attempt: Attempt): Promise<number> =>
  transact(db, async (trx) => {
    const rows = await lockRows(trx, attempt);
    const wait = waitOf(rows, attempt);
    if (wait === 0) await countFailure(trx, rows, attempt);
    return wait;
  });

/** The rows of the attempt, locked until the transaction ends, so that attempts at once are counted one by one. */
const lockRows = async (trx: Transaction<Database>, attempt: Attempt): Promise<Row[]> => {
  await trx
    .insertInto('login_failure')
    .values(keysOf(attempt).map((subject) => ({ subject, failures: 0, level: 0, last_at: attempt.at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rowsOf(trx, attempt).forUpdate().execute();
};

const countFailure = async (
  trx: Transaction<Database>,
  rows: readonly Row[],
  attempt: Attempt,
): Promise<void> => {
  const counted = countedOf(rows, attempt).map((subject) => {
    const key = keyOf(subject, attempt);
    const { inARow, level } = afterFailure(subject, failuresOf(rows, key), attempt.at.getTime());
    return { subject: key, failures: inARow, level, last_at: attempt.at };
  });
  await trx
    .insertInto('login_failure')
    .values(counted)
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`excluded.failures`,
        level: sql<number>`excluded.level`,
        last_at: sql<Date>`excluded.last_at`,
      }),
    )
    .execute();
};

/** Takes back what was counted, and remembers the address as the owner's. */
const attemptSucceeded = (db: Db, attempt: Attempt): Promise<void> =>
  transact(db, async (trx) => {
    const rows = await lockRows(trx, attempt);
    const counted = countedOf(rows, attempt).map((subject) => keyOf(subject, attempt));
    await trx
      .updateTable('login_failure')
      .set({ failures: 0, level: sql<number>`greatest(level - 1, 0)` })
      .where('subject', 'in', counted)
      .execute();
    await trx
      .insertInto('login_failure')
      .values({ subject: keyOf('known', attempt), failures: 0, level: 0, last_at: attempt.at })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ last_at: attempt.at }))
      .execute();
  });
