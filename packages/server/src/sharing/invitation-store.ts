// Invitations to view a site that wait for an answer. Whoever invites sees the same of one that was declined and of
// one to a name that nobody has.
import { dayMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { usernameKeyOf } from '../accounts/account-store.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

const expiresAfterMs = 30 * dayMs;
/** More invitations than a person ever has at a time. */
const mostShown = 100;

export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + expiresAfterMs);
const oldestAt = (at: Date): Date => new Date(at.getTime() - expiresAfterMs);

/** The invitations to a site, as its owner sees them. */
export const invitationsOf = (db: Db, siteId: number, at: Date) =>
  db
    .selectFrom('site_invitation')
    .select(['username', 'shows_prices', 'created_at'])
    .where('site_id', '=', siteId)
    .where('withdrawn_at', 'is', null)
    .where('created_at', '>', oldestAt(at))
    .orderBy('username_key')
    .execute();

const openTo = (db: Db, accountId: number, at: Date) =>
  db
    .selectFrom('site_invitation')
    .innerJoin('site', 'site.id', 'site_invitation.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .where('site_invitation.account_id', '=', accountId)
    .where('declined_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('site_invitation.created_at', '>', oldestAt(at));

/** The open invitations of an account, as the invited person sees them. */
export const invitationsTo = (db: Db, accountId: number, at: Date) =>
  openTo(db, accountId, at)
    .select(['site_invitation.id', 'site.name', 'account.full_name', 'account.username'])
    .select(['shows_prices', 'site_invitation.created_at'])
    .orderBy('site_invitation.created_at', 'desc')
    .limit(mostShown)
    .execute();

export const countInvitationsTo = async (db: Db, accountId: number, at: Date): Promise<number> => {
  const { count } = await openTo(db, accountId, at)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.min(count, mostShown);
};

export const withdrawInvitation = async (
  db: Db,
  { siteId, username, at }: { readonly siteId: number; readonly username: string; readonly at: Date },
): Promise<void> => {
  await db
    .updateTable('site_invitation')
    .set({ withdrawn_at: at })
    .where('site_id', '=', siteId)
    .where('username_key', '=', usernameKeyOf(username))
    .where('withdrawn_at', 'is', null)
    .execute();
};

export const deleteExpiredInvitations = async (db: Db, at: Date): Promise<void> => {
  await db.deleteFrom('site_invitation').where('created_at', '<=', oldestAt(at)).execute();
};
