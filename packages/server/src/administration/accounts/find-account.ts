import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import type { Account, Database } from '../../storage/schema.ts';

export type FoundAccount = {
  readonly id: number;
  readonly username: string;
  readonly username_key: string;
  readonly kind: Account['kind'];
};

export const findAccount = async (db: Kysely<Database>, id: number): Promise<Outcome<FoundAccount>> => {
  const account = await db
    .selectFrom('account')
    .select(['id', 'username', 'username_key', 'kind'])
    .where('id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst();
  return account ?? refuse('wrong_id');
};

/** An account of an ordinary user: an administrator could lock everybody out, and the demo is everybody's. */
export const findUnprotected = async (db: Kysely<Database>, id: number): Promise<Outcome<FoundAccount>> => {
  const account = await findAccount(db, id);
  if ('username' in account && account.kind !== 'user') return refuse('account_protected');
  return account;
};
