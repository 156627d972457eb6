// The viewers of sites that others own.
import type { Kysely } from 'kysely';
import { usernameKeyOf } from '../accounts/account-store.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export const viewersOf = (db: Db, siteId: number) =>
  db
    .selectFrom('site_share')
    .innerJoin('account', 'account.id', 'site_share.account_id')
    .select(['username', 'full_name', 'shows_prices', 'site_share.created_at'])
    .where('site_id', '=', siteId)
    .orderBy('username_key')
    .execute();

type Shown = { readonly siteId: number; readonly accountId: number | null; readonly showsPrices: boolean };

/** Whether the account is a viewer, whose view of prices is then changed. */
export const showPrices = async (db: Db, { siteId, accountId, showsPrices }: Shown): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('site_share')
    .set({ shows_prices: showsPrices })
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Everybody logs in as the demo, and administrators have sites of their own. */
export const findPerson = async (db: Db, username: string): Promise<number | null> => {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKeyOf(username))
    .where('kind', '=', 'user')
    .executeTakeFirst();
  return account?.id ?? null;
};

/** The account that no longer views the site; null when there was none. */
export const removeViewer = async (db: Db, siteId: number, username: string): Promise<number | null> => {
  const accountId = await findPerson(db, username);
  return accountId !== null && (await deleteShare(db, siteId, accountId)) ? accountId : null;
};

export const deleteShare = async (db: Db, siteId: number, accountId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('site_share')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

export type SharedSite = { readonly siteId: number; readonly showsPrices: boolean };

/** The sites that accounts view, by account. */
export const sharedSites = async (
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SharedSite[]>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('site_share')
    .select(['account_id', 'site_id as siteId', 'shows_prices as showsPrices'])
    .where('account_id', 'in', accountIds)
    .execute();
  const sites = new Map<number, SharedSite[]>();
  for (const { account_id, ...shared } of rows)
    sites.set(account_id, [...(sites.get(account_id) ?? []), shared]);
  return sites;
};
