// Leaving the list of recipients by the link in a mail, and coming back to it. Only the link's reader can do either.
import type { Kysely } from 'kysely';
import { hashOfToken, newToken } from '../../accounts/token.ts';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { senderName } from '../../mail/sender-name.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

/** Each mail has a link of its own; the database knows the hash of its token only. Answers the token. */
export const makeLeaveToken = async (trx: Db, recipientId: number, at: Date): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('auto_send_leave')
    .values({ token_hash: hashOfToken(token), recipient_id: recipientId, created_at: at })
    .execute();
  return token;
};

type Leaving = { readonly token: string; readonly returns: boolean; readonly at: Date };

/** Pressing twice is as pressing once. */
export const leaveAutoSend = async (
  db: Db,
  { token, returns, at }: Leaving,
): Promise<Outcome<{ email: string; sender: string }>> => {
  const recipient = await db
    .selectFrom('auto_send_leave')
    .innerJoin('auto_send_recipient', 'auto_send_recipient.id', 'auto_send_leave.recipient_id')
    .innerJoin('account', 'account.id', 'auto_send_recipient.account_id')
    .select(['auto_send_recipient.id', 'auto_send_recipient.email', 'username', 'full_name as fullName'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!recipient) return refuse('link_invalid');
  await db
    .updateTable('auto_send_recipient')
    .set({ left_at: returns ? null : at })
    .where('id', '=', recipient.id)
    .where('left_at', returns ? 'is not' : 'is', null)
    .execute();
  return { email: recipient.email, sender: senderName(recipient) };
};
