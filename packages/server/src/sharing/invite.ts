// Somebody is asked to view a site. Neither the answer nor what the owner sees of it later says whether anybody has the
// name.
import { dayMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { usernameKeyOf } from '../accounts/account-store.ts';
import { type Outcome, type Refusal, refuse, refuseField } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { deleteExpiredInvitations, invitationsOf } from './invitation-store.ts';
import { findPerson, showPrices, viewersOf } from './viewer-store.ts';

type Db = Kysely<Database>;

/** Viewers of one site and people invited to it, together. */
const mostViewers = 100;
const mostADay = 20;

export type Invitation = {
  readonly siteId: number;
  readonly ownerId: number;
  readonly username: string;
  readonly showsPrices: boolean;
  readonly at: Date;
};

/** A viewer is not invited again: what they see changes. */
export const invite = (db: Db, invitation: Invitation): Promise<Outcome<null>> =>
  transact(db, async (trx) => {
    const { siteId, ownerId, username, showsPrices, at } = invitation;
    // The lock makes several invitations at once count one by one.
    await sql`select from account where id = ${ownerId} for no key update`.execute(trx);
    const accountId = await findPerson(trx, username);
    if (accountId === ownerId) return refuseField('username', 'share_self');
    if (await showPrices(trx, { siteId, accountId, showsPrices })) return null;
    await deleteExpiredInvitations(trx, at);
    if (!(await changeInvitation(trx, invitation))) {
      const refusal = await refuseMore(trx, invitation);
      if (refusal) return refusal;
      await insertInvitation(trx, invitation, accountId);
    }
    return null;
  });

/** Whether an invitation was waiting already; it is changed. */
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

const refuseMore = async (trx: Db, { siteId, ownerId, at }: Invitation): Promise<Refusal | null> => {
  const { count } = await trx
    .selectFrom('site_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('invited_by', '=', ownerId)
    .where('created_at', '>', new Date(at.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (count >= mostADay) return refuse('too_many_invitations');
  const seen = (await viewersOf(trx, siteId)).length + (await invitationsOf(trx, siteId, at)).length;
  return seen >= mostViewers ? refuse('too_many') : null;
};

/** An invitation that was withdrawn is sent again; a declined one stays declined. */
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
      site_id: siteId,
      invited_by: ownerId,
      account_id: accountId,
      username_key: usernameKeyOf(username),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'username_key']).doUpdateSet({ ...again, account_id: accountId }),
    )
    .execute();
};
