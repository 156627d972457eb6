// The contact address of an account: it is confirmed by a link that only the address's owner gets.
import { languageOf } from '@ohmstead/i18n';
import type { Kysely, Transaction } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { PublicAddress } from '../config/public-address.ts';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { transactUnlessRefused } from '../errors/transact-unless-refused.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../storage/schema.ts';
import { confirmChannelAddress } from './confirm-channel-address.ts';
import { endLinks, makeLink, useUpLink } from './one-time-link.ts';

export type MailContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly publicAddress: PublicAddress;
};

type Trx = Transaction<Database>;

/** A link that confirms the address; where it leads. */
export const confirmationLink = async (
  trx: Trx,
  { publicAddress, at }: { readonly publicAddress: PublicAddress; readonly at: Date },
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<string> => {
  const token = await makeLink(trx, { accountId, purpose: 'confirmEmail', email, at });
  return publicAddress.linkTo(`/confirmEmail#${token}`);
};

/** Stores another address, or none. Links that went to the one before work no more. */
export const changeEmail = async (
  trx: Trx,
  context: Pick<MailContext, 'clock' | 'publicAddress'>,
  accountId: number,
  email: string | null,
): Promise<void> => {
  const before = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.email === email) return;
  const at = nowDate(context.clock);
  await trx
    .updateTable('account')
    .set({ email, email_confirmed_at: null })
    .where('id', '=', accountId)
    .execute();
  await endLinks(trx, accountId, 'resetPassword', at);
  await endLinks(trx, accountId, 'confirmEmail', at);
  if (email !== null) await sendConfirmation(trx, context, accountId);
};

/** Refused where the account has no address, or has had enough mails today. */
export const confirmAgain = ({ db, ...context }: MailContext, accountId: number): Promise<Outcome<null>> =>
  transactUnlessRefused(db, (trx) => sendConfirmation(trx, context, accountId));

const sendConfirmation = async (
  trx: Trx,
  { clock, publicAddress }: Pick<MailContext, 'clock' | 'publicAddress'>,
  accountId: number,
): Promise<Outcome<null>> => {
  const { fullName, email, lang } = await trx
    .selectFrom('account')
    .select(['full_name as fullName', 'email', 'lang'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) return refuse('email_missing');
  const link = await confirmationLink(trx, { publicAddress, at: nowDate(clock) }, { accountId, email });
  const content = { kind: 'confirmEmail', fullName, link } as const;
  const queued = await queueMail(trx, { accountId, to: email, lang: languageOf([lang]), content });
  return queued === 'capped' ? refuse('mail_capped') : null;
};

/** Confirms the address that the link was sent to, if it is still the account's, or one of its channels'. */
export const confirmEmail = (
  { db, clock }: Pick<MailContext, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<{ email: string }>> =>
  transactUnlessRefused(db, async (trx) => {
    const at = nowDate(clock);
    const link = await useUpLink(trx, { token, purpose: 'confirmEmail', at });
    if (!link) return confirmChannelAddress(trx, { token, at });
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ email_confirmed_at: at })
      .where('id', '=', link.accountId)
      .where('email', '=', link.email)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { email: link.email } : refuse('link_invalid');
  });
