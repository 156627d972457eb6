import type { Kysely } from 'kysely';
import type { Account, Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Usernames are unique without regard to case. */
export const usernameKeyOf = (username: string): string => username.trim().toLowerCase();

export type LoginAccount = {
  readonly id: number;
  readonly username: string;
  readonly fullName: string;
  readonly kind: Account['kind'];
  readonly passwordHash: string;
  readonly lang: string;
  readonly isDisabled: boolean;
  /** Another has to be chosen before anything else. */
  readonly passwordIsFirst: boolean;
};

export const findLoginAccount = async (db: Db, usernameKey: string): Promise<LoginAccount | null> => {
  const row = await db
    .selectFrom('account')
    .select(['id', 'username', 'full_name as fullName', 'kind', 'password_hash as passwordHash'])
    .select(['lang', 'disabled_at', 'password_is_first as passwordIsFirst'])
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
  if (!row) return null;
  const { disabled_at, ...account } = row;
  return { ...account, isDisabled: disabled_at !== null };
};

export const fullNameOf = async (db: Db, accountId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.full_name ?? null;
};

/** Stores the password that the account's owner has chosen; it is no first password any more. */
export const choosePassword = async (db: Db, accountId: number, passwordHash: string): Promise<void> => {
  const chosen = { password_hash: passwordHash, password_is_first: false };
  await db.updateTable('account').set(chosen).where('id', '=', accountId).execute();
};

/** The same password, hashed anew. */
export const setPasswordHash = async (db: Db, accountId: number, passwordHash: string): Promise<void> => {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
};

/** The language of the account's mails. */
export const setLanguage = async (db: Db, accountId: number, lang: string): Promise<void> => {
  await db.updateTable('account').set({ lang }).where('id', '=', accountId).execute();
};
