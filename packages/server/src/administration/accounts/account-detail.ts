import type { AccountDetail } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import type { Database } from '../../storage/schema.ts';
import { listedAccounts } from './list-accounts.ts';

type Db = Kysely<Database>;

/** Far more than anybody looks at; the counts are those of all. */
const mostSites = 500;
const mostSessions = 100;

export const accountDetail = async (db: Db, id: number, at: Date): Promise<Outcome<AccountDetail>> => {
  const [listed] = await listedAccounts(db, [id]);
  const own = await db
    .selectFrom('account')
    .leftJoin('account_storage', 'account_storage.account_id', 'account.id')
    .select(['telephone', 'time_zone', 'lang', 'delete_at', 'bytes'])
    .where('account.id', '=', id)
    .executeTakeFirst();
  if (!listed || !own) return refuse('wrong_id');
  return {
    ...listed,
    telephone: own.telephone,
    timeZone: own.time_zone,
    lang: own.lang,
    storedBytes: own.bytes,
    deleteAt: own.delete_at?.toISOString() ?? null,
    sites: await sitesOf(db, id),
    sessions: await openSessionsOf(db, id, at),
  };
};

const sitesOf = async (db: Db, accountId: number): Promise<AccountDetail['sites']> => {
  const rows = await db
    .selectFrom('site')
    .leftJoin('meter', 'meter.site_id', 'site.id')
    .select((eb) => ['site.id', 'site.name', eb.fn.count<number>('meter.id').as('meterCount')])
    .where('site.account_id', '=', accountId)
    .groupBy('site.id')
    .orderBy('site.sort_number')
    .orderBy('site.id')
    .limit(mostSites)
    .execute();
  return rows;
};

const openSessionsOf = async (db: Db, accountId: number, at: Date): Promise<AccountDetail['sessions']> => {
  const rows = await db
    .selectFrom('session')
    .select(['client_kind', 'created_at', 'last_used_at', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('ended', 'is', null)
    .where('expires_at', '>', sql<Date>`${at}::timestamptz`)
    .orderBy('last_used_at', 'desc')
    .limit(mostSessions)
    .execute();
  return rows.map((row) => ({
    clientKind: row.client_kind,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    userAgent: row.user_agent,
  }));
};
