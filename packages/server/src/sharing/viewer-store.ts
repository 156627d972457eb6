// Those who view a site of somebody else's.
import type { Kysely } from 'kysely';
import { usernameKeyOf } from '../accounts/account-store.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Of one site. */
const mostViewers = 100;

export const viewersOf = (db: Db, siteId: number) =>
  db
    .selectFrom('site_share')
    .innerJoin('account', 'account.id', 'site_share.account_id')
    .select(['username', 'full_name', 'shows_prices', 'site_share.created_at'])
    .where('site_id', '=', siteId)
    .orderBy('username_key')
    .execute();

export type Invitation = {
  readonly siteId: number;
  readonly ownerId: number;
  readonly username: string;
  readonly showsPrices: boolean;
  readonly at: Date;
};

/** The viewer's account, or why there is none. */
export type Invited =
  | { readonly kind: 'saved'; readonly accountId: number }
  | { readonly kind: 'accountUnknown' | 'isOwner' | 'tooMany' };

export const saveViewer = (db: Db, invitation: Invitation): Promise<Invited> =>
  db.transaction().execute(async (trx) => {
    const { siteId, ownerId, showsPrices, at } = invitation;
    const account = await findPerson(trx, invitation.username);
    if (!account) return { kind: 'accountUnknown' };
    if (account.id === ownerId) return { kind: 'isOwner' };
    // Two invitations at once are counted one by one.
    await trx.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().execute();
    await trx
      .insertInto('site_share')
      .values({ site_id: siteId, account_id: account.id, shows_prices: showsPrices, created_at: at })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'account_id']).doUpdateSet({ shows_prices: showsPrices }),
      )
      .execute();
    if ((await viewersOf(trx, siteId)).length <= mostViewers) return { kind: 'saved', accountId: account.id };
    await deleteShare(trx, siteId, account.id);
    return { kind: 'tooMany' };
  });

/** Everybody logs in as the demo, and administrators have places of their own. */
const findPerson = (db: Db, username: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKeyOf(username))
    .where('kind', '=', 'user')
    .executeTakeFirst();

/** The account that no longer views it; null when there was none. */
export const removeViewer = async (db: Db, siteId: number, username: string): Promise<number | null> => {
  const account = await findPerson(db, username);
  return account && (await deleteShare(db, siteId, account.id)) ? account.id : null;
};

export const deleteShare = async (db: Db, siteId: number, accountId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('site_share')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** The sites that accounts view, by account. */
export const sharedSites = async (
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('site_share')
    .select(['account_id', 'site_id'])
    .where('account_id', 'in', accountIds)
    .execute();
  const sites = new Map<number, number[]>();
  for (const { account_id, site_id } of rows)
    sites.set(account_id, [...(sites.get(account_id) ?? []), site_id]);
  return sites;
};
