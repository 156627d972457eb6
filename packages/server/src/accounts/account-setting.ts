// Reads and saves what people enter about themselves.
import type { AccountSetting, SettingBody } from '@ohmstead/contract';
import { isLanguage } from '@ohmstead/i18n';
import type { Kysely, Transaction } from 'kysely';
import { type Outcome, refuseField } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { changeEmail, type MailContext } from './contact-email.ts';

/** Those of the person; what is sent by itself stands beside them. */
type PersonSetting = Omit<AccountSetting, 'autoSend'>;

type Db = Kysely<Database>;

export const accountSetting = async (db: Db, accountId: number): Promise<PersonSetting> => {
  const { email_confirmed_at, delete_at, ...row } = await db
    .selectFrom('account')
    .select(['username', 'full_name as fullName', 'telephone', 'email', 'push', 'lang'])
    .select(['email_confirmed_at', 'delete_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    emailConfirmed: email_confirmed_at !== null,
    deleteAt: delete_at?.toISOString() ?? null,
  };
};

/** In a transaction. Another address is unconfirmed, and gets a link that confirms it. */
export const saveAccountSetting = async (
  trx: Transaction<Database>,
  context: Pick<MailContext, 'clock' | 'publicAddress'>,
  accountId: number,
  { fullName, telephone, email, push, lang }: SettingBody,
): Promise<Outcome<null>> => {
  if (lang !== undefined && !isLanguage(lang)) return refuseField('lang', 'field_invalid');
  const columns = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(telephone !== undefined && { telephone: telephone || null }),
    ...(push !== undefined && { push }),
    ...(lang !== undefined && { lang }),
  };
  if (Object.keys(columns).length > 0)
    await trx.updateTable('account').set(columns).where('id', '=', accountId).execute();
  if (email !== undefined) await changeEmail(trx, context, accountId, email || null);
  return null;
};
