// Links from mails. Each works once, until it expires, and for the address that it was sent to. The database knows the
// hash of the token only; the token stands in the link's fragment, which no server and no log ever sees.
import { dayMs, hourMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { OneTimeLink } from '../storage/schema/people.ts';
import type { Database } from '../storage/schema.ts';
import { hashOfToken, newToken } from './token.ts';

type Db = Kysely<Database>;

export type LinkPurpose = OneTimeLink['purpose'];

export const lifetimesMs: Readonly<Record<LinkPurpose, number>> = {
  resetPassword: hourMs,
  confirmEmail: 7 * dayMs,
  confirmChannel: 7 * dayMs,
};

export type NewLink = {
  readonly accountId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly at: Date;
};

/** Answers the token. The account's earlier links of that purpose work no more, but for those that went to channels' addresses. */
export const makeLink = async (trx: Db, { accountId, purpose, email, at }: NewLink): Promise<string> => {
  if (purpose !== 'confirmChannel') await endLinks(trx, accountId, purpose, at);
  const token = newToken();
  await trx
    .insertInto('one_time_link')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      purpose,
      email,
      created_at: at,
      expires_at: new Date(at.getTime() + lifetimesMs[purpose]),
      used_at: null,
    })
    .execute();
  return token;
};

export const endLinks = async (trx: Db, accountId: number, purpose: LinkPurpose, at: Date): Promise<void> => {
  await trx
    .updateTable('one_time_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
};

export const linksSince = async (
  db: Db,
  accountId: number,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('one_time_link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

type Given = { readonly token: string; readonly purpose: LinkPurpose; readonly at: Date };

export type FoundLink = {
  readonly accountId: number;
  readonly username: string;
  readonly email: string;
  readonly expiresAt: Date;
};

/** A link that would work; null for any other. It stays unused. */
export const findLink = async (db: Db, { token, purpose, at }: Given): Promise<FoundLink | null> => {
  const row = await db
    .selectFrom('one_time_link')
    .innerJoin('account', 'account.id', 'one_time_link.account_id')
    .select(['account_id', 'username', 'one_time_link.email', 'expires_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.account_id,
    username: row.username,
    email: row.email,
    expiresAt: row.expires_at,
  };
};

/** Of several uses at once one alone gets the link; the others wait for it and get null. */
export const useUpLink = async (trx: Db, given: Given): Promise<FoundLink | null> => {
  const found = await findLink(trx, given);
  if (!found) return null;
  const { numUpdatedRows } = await trx
    .updateTable('one_time_link')
    .set({ used_at: given.at })
    .where('token_hash', '=', hashOfToken(given.token))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? found : null;
};

/** A link is kept a while after it expired, so that those of the last hour can be counted. */
export const deleteOldLinks = async (db: Db, at: Date): Promise<void> => {
  await db
    .deleteFrom('one_time_link')
    .where('expires_at', '<', new Date(at.getTime() - dayMs))
    .execute();
};
