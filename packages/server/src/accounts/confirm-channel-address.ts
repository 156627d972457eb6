// An e-mail address that messages are to go to, for an account that may be somebody else's: it is confirmed by a link that only its
// owner gets.
import type { Transaction } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { useUpLink } from './one-time-link.ts';

type Given = { readonly token: string; readonly at: Date };

/** Confirms every channel of the account that has the address the link was sent to. */
export const confirmChannelAddress = async (
  trx: Transaction<Database>,
  { token, at }: Given,
): Promise<Outcome<{ email: string }>> => {
  const link = await useUpLink(trx, { token, purpose: 'confirmChannel', at });
  if (!link) return refuse('link_invalid');
  const { numUpdatedRows } = await trx
    .updateTable('channel')
    .set({ confirmed_at: at })
    .where('account_id', '=', link.accountId)
    .where('kind', '=', 'mail')
    .where((eb) => eb(eb.ref('target', '->>').key('email'), '=', link.email))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { email: link.email } : refuse('link_invalid');
};
