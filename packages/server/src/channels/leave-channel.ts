// Leaving a channel by the link in one of its mails, and coming back to it. It switches off the channel of an account's own address,
// as the person could do in the app. An address of somebody else gets nothing more, whatever the account chooses, until they return.
import { type Kysely, sql } from 'kysely';
import { hashOfToken, newToken } from '../accounts/token.ts';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { senderName } from '../mail/sender-name.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Each mail has a link of its own; the database knows the hash of its token only. Answers the path. */
export const makeLeavePath = async (db: Db, channelId: number): Promise<`/${string}`> => {
  const token = newToken();
  await db
    .insertInto('channel_leave')
    .values({ token_hash: hashOfToken(token), channel_id: channelId })
    .execute();
  return `/leave/channel/${token}`;
};

type Leaving = { readonly token: string; readonly returns: boolean };

/** Pressing twice is as pressing once. */
export const leaveChannel = async (
  db: Db,
  { token, returns }: Leaving,
): Promise<Outcome<{ email: string; sender: string }>> => {
  const channel = await db
    .selectFrom('channel_leave')
    .innerJoin('channel', 'channel.id', 'channel_leave.channel_id')
    .innerJoin('account', 'account.id', 'channel.account_id')
    .select(['channel.id', 'channel.target', 'username', 'full_name as fullName'])
    .select(
      sql<boolean>`email_confirmed_at is not null and lower(account.email) = lower(target ->> 'email')`.as(
        'isOwn',
      ),
    )
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (channel?.target.kind !== 'mail') return refuse('link_invalid');
  await note(db, { id: channel.id, isOwn: channel.isOwn, returns });
  return { email: channel.target.email, sender: senderName(channel) };
};

type Noted = { readonly id: number; readonly isOwn: boolean; readonly returns: boolean };

const note = async (db: Db, { id, isOwn, returns }: Noted): Promise<void> => {
  const channel = db.updateTable('channel').where('id', '=', id);
  if (returns) await channel.set({ left_at: null, ...(isOwn && { is_on: true }) }).execute();
  else if (isOwn) await channel.set({ is_on: false }).execute();
  // Whoever has left already keeps the time at which they did first.
  else await channel.set({ left_at: sql<Date>`now()` }).where('left_at', 'is', null).execute();
};
