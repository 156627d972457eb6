// The registered meters of all accounts, the newest first; calculated ones are none that could send.
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { inOrderOf, pageOfIds } from '../lists/page-of-ids.ts';
import { matchesAll, patternsOf } from '../lists/search-patterns.ts';
import { isOnlineAt } from './online-now.ts';

type Db = Kysely<Database>;

export type MeterQuery = {
  readonly search?: string | undefined;
  readonly state?: 'online' | 'offline' | 'unproven' | 'blocked' | undefined;
  readonly skip: number;
  readonly at: Date;
};

export const listMeters = async (db: Db, query: MeterQuery) => {
  const patterns = patternsOf(query.search);
  const { ids, total } = await pageOfIds(db, {
    found: sql`select meter.id from meter ${isByReading(query) ? joinedLatest : sql``}
      where meter.parts is null and ${inState(query)} and ${matchesAll(sql.ref('meter.search_text'), patterns)}`,
    order: sql`id desc`,
    skip: query.skip,
    isCostly: patterns.length > 0 || query.state !== undefined,
  });
  return { rows: await listedMeters(db, ids, query.at), total };
};

/** Each has a row there. A join of all meters, so only where it is needed. */
const joinedLatest = sql`join latest_reading on latest_reading.meter_id = meter.id`;

const isByReading = ({ state }: MeterQuery): boolean => state === 'online' || state === 'offline';

const inState = ({ state, at }: MeterQuery): RawBuilder<SqlBool> => {
  if (state === undefined) return sql`true`;
  if (state === 'unproven') return sql`meter.proof_needed`;
  if (state === 'blocked') return sql`meter.sn in (select sn from blocked_serial_number)`;
  return state === 'online' ? isOnlineAt(at) : sql`not ${isOnlineAt(at)}`;
};

const listedMeters = async (db: Db, ids: readonly number[], at: Date) => {
  const rows = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .leftJoin('blocked_serial_number as blocked', 'blocked.sn', 'meter.sn')
    .select(['meter.id', 'meter.sn', 'meter.name', 'meter.site_id as siteId', 'site.name as siteName'])
    .select(['account.id as accountId', 'username', 'proof_needed as proofNeeded', 'added_at'])
    .select('blocked_at')
    .where('meter.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const latest = await latestOf(db, ids, at);
  return inOrderOf(
    ids,
    rows.map(({ added_at, blocked_at, ...row }) => ({
      ...row,
      isOnline: latest.get(row.id)?.isOnline === true,
      isBlocked: blocked_at !== null,
      lastUpdate: latest.get(row.id)?.at?.toISOString() ?? null,
      addedAt: added_at.toISOString(),
    })),
  );
};

const latestOf = async (db: Db, ids: readonly number[], at: Date) => {
  const ofMeters = db
    .selectFrom('latest_reading')
    .select(['meter_id', 'at', isOnlineAt(at).as('isOnline')])
    .where('meter_id', '=', sql<number>`any(${ids}::int4[])`);
  const rows = ids.length === 0 ? [] : await ofMeters.execute();
  return new Map(rows.map((row) => [row.meter_id, row]));
};
