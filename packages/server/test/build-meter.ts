// Valid rows with defaults; a test states only what matters to it.
import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Account, Database, Site } from '../src/storage/schema.ts';

const unique = (): string => randomBytes(5).toString('hex');

export const buildAccount = async (
  db: Kysely<Database>,
  values: Partial<Insertable<Account>> = {},
): Promise<number> => {
  const username = values.username ?? `u${unique()}`;
  const account: Insertable<Account> = {
    username,
    username_key: username.toLowerCase(),
    password_hash: 'none',
    full_name: 'Test Person',
    kind: 'user',
    time_zone: 'Europe/Berlin',
    ...values,
  };
  const { id } = await db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const buildSite = async (
  db: Kysely<Database>,
  values: Partial<Insertable<Site>> = {},
): Promise<number> => {
  const account_id = values.account_id ?? (await buildAccount(db));
  const site: Insertable<Site> = {
    account_id,
    name: 'Home',
    time_zone: 'Europe/Berlin',
    price_unit: 'EUR',
    ...values,
  };
  const { id } = await db.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow();
  return id;
};

export type BuiltMeter = { readonly id: number; readonly sn: string; readonly key: string };

export const buildMeter = async (
  db: Kysely<Database>,
  values: Partial<Insertable<Database['meter']>> = {},
): Promise<BuiltMeter> => {
  const site_id = values.site_id ?? (await buildSite(db));
  const meter: Insertable<Database['meter']> = {
    site_id,
    sn: unique().toUpperCase(),
    name: 'Grid',
    type: 3,
    use_type: 1,
    upload_key: unique(),
    ...values,
  };
  const row = await db
    .insertInto('meter')
    .values(meter)
    .returning(['id', 'sn', 'upload_key'])
    .executeTakeFirstOrThrow();
  return { id: row.id, sn: row.sn, key: row.upload_key };
};
