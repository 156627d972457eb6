// Reads and saves what people enter about themselves.
import type { AccountSetting, SettingBody } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export const accountSetting = (db: Db, accountId: number): Promise<AccountSetting> =>
  db
    .selectFrom('account')
    .select(['username', 'full_name as fullName', 'telephone', 'email', 'push'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

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
