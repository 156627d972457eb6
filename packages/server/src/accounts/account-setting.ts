// Reads and saves what people enter about themselves.
import type { AccountSetting, SettingBody } from '@ohmstead/contract';
import { isLanguage } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import { type Outcome, refuseField } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { changeEmail, type MailContext } from './contact-email.ts';

type Db = Kysely<Database>;

export const accountSetting = async (db: Db, accountId: number): Promise<AccountSetting> => {
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

/** Another address is unconfirmed, and gets a link that confirms it. */
export const saveAccountSetting = async (
  { db, ...context }: MailContext,
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
  await db.transaction().execute(async (trx) => {
    if (Object.keys(columns).length > 0)
      await trx.updateTable('account').set(columns).where('id', '=', accountId).execute();
    if (email !== undefined) await changeEmail(trx, context, accountId, email || null);
  });
  return null;
};
