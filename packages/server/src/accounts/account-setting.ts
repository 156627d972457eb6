// Reads and saves what people enter about themselves.
import type { AccountSetting, SettingBody } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

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

export const saveAccountSetting = async (
  db: Db,
  accountId: number,
  { fullName, telephone, email, push }: SettingBody,
): Promise<void> => {
  const columns = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(telephone !== undefined && { telephone: telephone || null }),
    ...(email !== undefined && { email: email || null }),
    ...(push !== undefined && { push }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('account').set(columns).where('id', '=', accountId).execute();
};
