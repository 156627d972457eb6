// Messages by e-mail go to an address only once its owner agreed: the account's own that is confirmed, or one that a link was
// sent to.
import type { ChannelTarget } from '@ohmstead/contract';
import { languageOf } from '@ohmstead/i18n';
import type { Transaction } from 'kysely';
import { makeLink } from '../accounts/one-time-link.ts';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { PublicAddress } from '../config/public-address.ts';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../storage/schema.ts';

type Parts = { readonly clock: Clock; readonly publicAddress: PublicAddress };
type Given = { readonly accountId: number; readonly target: ChannelTarget };

/** Sends the link where one is needed. */
export const confirmTarget = async (
  trx: Transaction<Database>,
  { clock, publicAddress }: Parts,
  { accountId, target }: Given,
): Promise<Outcome<{ readonly isConfirmed: boolean }>> => {
  if (target.kind !== 'mail') return { isConfirmed: true };
  const { username, email, lang, email_confirmed_at } = await trx
    .selectFrom('account')
    .select(['username', 'email', 'lang', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email_confirmed_at !== null && email?.toLowerCase() === target.email.toLowerCase())
    return { isConfirmed: true };
  const given = { accountId, purpose: 'confirmChannel', email: target.email, at: nowDate(clock) } as const;
  const link = publicAddress.linkTo(`/confirmEmail#${await makeLink(trx, given)}`);
  const content = { kind: 'confirmChannel', username, link } as const;
  const queued = await queueMail(trx, { accountId, to: target.email, lang: languageOf([lang]), content });
  return queued === 'capped' ? refuse('mail_capped') : { isConfirmed: false };
};
