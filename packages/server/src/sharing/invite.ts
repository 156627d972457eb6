// Somebody is asked to view a site. Whether anybody has the name is not told, neither by the answer nor by what the
// owner sees of it later.
import { dayMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { usernameKeyOf } from '../accounts/account-store.ts';
import type { Database } from '../storage/schema.ts';
import { deleteExpiredInvitations, invitationsOf } from './invitation-store.ts';
import { findPerson, showPrices, viewersOf } from './viewer-store.ts';

type Db = Kysely<Database>;

/** Of one site, with those who are invited. */
const mostViewers = 100;
const mostADay = 20;

export type Invitation = {
  readonly siteId: number;
  readonly ownerId: number;
  readonly username: string;
  readonly showsPrices: boolean;
  readonly at: Date;
};

export type Invited = { readonly kind: 'saved' | 'isOwner' | 'tooMany' | 'tooManyToday' };

/** A viewer is not invited again: what they see changes. */
export const invite = (db: Db, invitation: Invitation): Promise<Invited> =>
  db.transaction().execute(async (trx) => {
    const { siteId, ownerId, username, showsPrices, at } = invitation;
    // Several at once are counted one by one.
    await sql`select from account where id = ${ownerId} for no key update`.execute(trx);
    const accountId = await findPerson(trx, username);
    if (accountId === ownerId) return { kind: 'isOwner' };
    if (await showPrices(trx, { siteId, accountId, showsPrices })) return { kind: 'saved' };
    await deleteExpiredInvitations(trx, at);
    if (!(await changeInvitation(trx, invitation))) {
      const refused = await refuseMore(trx, invitation);
      if (refused) return refused;
      await insertInvitation(trx, invitation, accountId);
    }
    return { kind: 'saved' };
  });

/** One that waits already. */
const changeInvitation = async (trx: Db, { siteId, username, showsPrices }: Invitation): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('site_invitation')
    .set({ shows_prices: showsPrices })
    .where('site_id', '=', siteId)
    .where('username_key', '=', usernameKeyOf(username))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

const refuseMore = async (trx: Db, { siteId, ownerId, at }: Invitation): Promise<Invited | null> => {
  const { count } = await trx
    .selectFrom('site_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('invited_by', '=', ownerId)
    .where('created_at', '>', new Date(at.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (count >= mostADay) return { kind: 'tooManyToday' };
  const seen = (await viewersOf(trx, siteId)).length + (await invitationsOf(trx, siteId, at)).length;
  return seen >= mostViewers ? { kind: 'tooMany' } : null;
};

/** One that was withdrawn is sent again; one that was declined stays so. */
const insertInvitation = async (
  trx: Db,
  { siteId, ownerId, username, showsPrices, at }: Invitation,
  accountId: number | null,
): Promise<void> => {
  const again = { username, shows_prices: showsPrices, created_at: at, withdrawn_at: null };
  await trx
    .insertInto('site_invitation')
    .values({
      ...again,
      ...{ site_id: siteId, invited_by: ownerId, account_id: accountId },
      username_key: usernameKeyOf(username),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'username_key']).doUpdateSet({ ...again, account_id: accountId }),
    )
    .execute();
};
