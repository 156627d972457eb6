// The accounts as an administrator sees them, the newest first.
import type { accountStates, ListedAccount } from '@ohmstead/contract';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { inOrderOf, pageOfIds } from '../lists/page-of-ids.ts';
import { matchesAll, patternsOf } from '../lists/search-patterns.ts';

type Db = Kysely<Database>;
type State = (typeof accountStates)[number];

export type AccountQuery = {
  readonly search?: string | undefined;
  readonly state?: State | undefined;
  readonly skip: number;
};

export type AccountPage = { readonly rows: ListedAccount[]; readonly total: number };

export const listAccounts = async (db: Db, { search, state, skip }: AccountQuery): Promise<AccountPage> => {
  const { ids, total } = await pageOfIds(db, {
    found: sql`select id, created_at from account where ${inState(state)} and ${isFound(search)}`,
    order: sql`created_at desc, id desc`,
    skip,
    isCostly: patternsOf(search).length > 0,
  });
  return { rows: await listedAccounts(db, ids), total };
};

const inState = (state: State | undefined): RawBuilder<SqlBool> => {
  if (state === undefined) return sql`true`;
  if (state === 'disabled') return sql`disabled_at is not null`;
  if (state === 'toBeDeleted') return sql`disabled_at is null and delete_at is not null`;
  return sql`disabled_at is null and delete_at is null`;
};

/** Fewer characters are part of nearly every serial number. */
const leastOfSerialNumber = 4;

const isFound = (search: string | undefined): RawBuilder<SqlBool> => {
  const patterns = patternsOf(search);
  const byText = matchesAll(sql.ref('search_text'), patterns);
  const sn = (search ?? '').trim().toUpperCase();
  if (sn.length < leastOfSerialNumber || !/^[A-Z0-9-]+$/.test(sn)) return byText;
  return sql`(${byText} or id in (
    select site.account_id from meter join site on site.id = meter.site_id where meter.sn like ${`%${sn}%`}))`;
};

export const listedAccounts = async (db: Db, ids: readonly number[]): Promise<ListedAccount[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'full_name', 'kind', 'email', 'email_confirmed_at', 'created_at'])
    .select(['disabled_at', 'delete_at'])
    .select((eb) => [
      eb
        .selectFrom('session')
        .select((of) => of.fn.max('last_used_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('last_used_at'),
      eb
        .selectFrom('site')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('site.account_id', '=', 'account.id')
        .as('site_count'),
      eb
        .selectFrom('meter')
        .innerJoin('site', 'site.id', 'meter.site_id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('site.account_id', '=', 'account.id')
        .as('meter_count'),
    ])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return inOrderOf(ids, rows.map(listedOf));
};

type Row = {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly kind: ListedAccount['kind'];
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
  readonly delete_at: Date | null;
  readonly last_used_at: Date | null;
  readonly site_count: number | null;
  readonly meter_count: number | null;
};

const listedOf = (row: Row): ListedAccount => ({
  id: row.id,
  username: row.username,
  fullName: row.full_name,
  kind: row.kind,
  email: row.email,
  emailConfirmed: row.email !== null && row.email_confirmed_at !== null,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  siteCount: row.site_count ?? 0,
  meterCount: row.meter_count ?? 0,
});

const stateOf = ({ disabled_at, delete_at }: Pick<Row, 'disabled_at' | 'delete_at'>): State => {
  if (disabled_at !== null) return 'disabled';
  return delete_at === null ? 'open' : 'toBeDeleted';
};
