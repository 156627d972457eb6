import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import type { ClientKind, Session } from './session.ts';

type Db = Kysely<Database>;

export type StoredSession = Session & {
  readonly ended: 'elsewhere' | 'logout' | null;
  /** An administrator has disabled its account. */
  readonly isDisabled: boolean;
};

export const findSession = async (db: Db, tokenHash: Buffer): Promise<StoredSession | null> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account_id',
      'username',
      'kind',
      'password_is_first',
      'remember',
      'last_used_at',
      'expires_at',
      'ended',
      'disabled_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenHash,
    accountId: row.account_id,
    username: row.username,
    kind: row.kind,
    passwordIsFirst: row.password_is_first,
    remember: row.remember,
    lastUsedAtMs: row.last_used_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    ended: row.ended,
    isDisabled: row.disabled_at !== null,
  };
};

export type NewSession = {
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly clientKind: ClientKind;
  readonly remember: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  /** The demo account may be used by any number at once. */
  readonly endsOthers: boolean;
};

/** Opens a session and ends the account's others of the same client kind, as one. */
export const insertSession = async (db: Db, session: NewSession): Promise<void> =>
  transact(db, async (trx) => {
    if (session.endsOthers) {
      // The second of two logins at once waits here and then ends the first.
      await trx.selectFrom('account').select('id').where('id', '=', session.accountId).forUpdate().execute();
      await trx
        .updateTable('session')
        .set({ ended: 'elsewhere' })
        .where('account_id', '=', session.accountId)
        .where('client_kind', '=', session.clientKind)
        .where('ended', 'is', null)
        .execute();
    }
    await trx
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        account_id: session.accountId,
        client_kind: session.clientKind,
        remember: session.remember,
        created_at: session.at,
        last_used_at: session.at,
        expires_at: session.expiresAt,
        user_agent: session.userAgent,
        ended: null,
      })
      .execute();
  });

export const endSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db
    .updateTable('session')
    .set({ ended: 'logout' })
    .where('token_hash', '=', tokenHash)
    .where('ended', 'is', null)
    .execute();
};

export const endOtherSessions = async (
  db: Db,
  { accountId, tokenHash }: Pick<Session, 'accountId' | 'tokenHash'>,
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ ended: 'logout' })
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .where('ended', 'is', null)
    .execute();
};

/** Whether the account has an open session of this id. */
export const endSessionOf = async (db: Db, accountId: number, id: number, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended: 'logout' })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('ended', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const endAllSessions = async (db: Db, accountId: number): Promise<void> => {
  await db
    .updateTable('session')
    .set({ ended: 'logout' })
    .where('account_id', '=', accountId)
    .where('ended', 'is', null)
    .execute();
};

/** More than a person looks through: a session ends where the next of its kind begins. */
const mostListed = 50;

/** The one used last comes first. */
export const openSessionsOf = (db: Db, accountId: number, at: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'token_hash', 'client_kind', 'user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('ended', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();

export const touchSession = async (db: Db, tokenHash: Buffer, at: Date, expiresAt: Date): Promise<void> => {
  await db
    .updateTable('session')
    .set({ last_used_at: at, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('ended', 'is', null)
    .execute();
};
