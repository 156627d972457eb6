// The address of a site's public page and what guards it.
import { randomBytes } from 'node:crypto';
import type { PublicLinkBody } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export const savePublicLink = async (
  db: Db,
  { siteId, address }: { readonly siteId: number; readonly address: string },
  { public: isPublic, password, lastDay, renew }: PublicLinkBody,
): Promise<void> => {
  const hash = password == null ? password : await hashPassword(password, address);
  await db
    .updateTable('site')
    .set({
      public: isPublic,
      ...(hash !== undefined && { public_password_hash: hash }),
      ...(lastDay !== undefined && { public_last_day: lastDay }),
      ...(renew && { public_key: randomBytes(16).toString('hex') }),
    })
    .where('id', '=', siteId)
    .execute();
};

export const findPublicSite = async (db: Db, key: string) =>
  (await db
    .selectFrom('site')
    .select(['id', 'account_id', 'time_zone', 'public_password_hash', 'public_last_day'])
    .where('public_key', '=', key)
    .where('public', '=', true)
    .executeTakeFirst()) ?? null;

export type PublicSite = NonNullable<Awaited<ReturnType<typeof findPublicSite>>>;
