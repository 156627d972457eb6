// An account's meters with their newest reading.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { seenBy } from '../sharing/seen-by.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Far more meters than anybody looks at in one list. */
export const mostMeters = 5000;

const metersWithLatest = (db: Db) =>
  db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .select([
      'meter.id',
      'meter.site_id',
      'meter.sn',
      'meter.name',
      'meter.type',
      'meter.use_type',
      'meter.rated_power_w',
      'meter.parts',
      'site.account_id',
      'site.name as site_name',
      'site.time_zone',
      'latest_reading.at',
      'latest_reading.phase_values',
      'latest_reading.interval_seconds',
    ])
    .orderBy('site.sort_number')
    .orderBy('site.id')
    .orderBy('meter.sort_number')
    .orderBy('meter.id')
    .limit(mostMeters);

/** The meters of the sites that the account owns or views. */
export const metersOf = (db: Db, accountId: number) =>
  metersWithLatest(db).where(seenBy(accountId)).execute();

export type MeterRow = Awaited<ReturnType<typeof metersOf>>[number];

export const metersOfSite = (db: Db, accountId: number, siteId: number): Promise<MeterRow[]> =>
  metersWithLatest(db)
    .where('site.account_id', '=', accountId)
    .where(sql<boolean>`site.id = ${siteId}::bigint`)
    .execute();

export type Watched = { readonly accountIds: readonly number[]; readonly siteIds: readonly number[] };

/** Meters of live streams, whose access was checked when they began. */
export const metersWatched = (db: Db, { accountIds, siteIds }: Watched): Promise<MeterRow[]> =>
  metersWithLatest(db)
    .clearLimit()
    .where((eb: ExpressionBuilder<Database, 'site'>) =>
      eb.or([
        eb('site.account_id', '=', sql<number>`any(${accountIds}::bigint[])`),
        eb('site.id', '=', sql<number>`any(${siteIds}::bigint[])`),
      ]),
    )
    .execute();

export const findMeter = async (db: Db, accountId: number, meterId: number) =>
  (await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .selectAll('meter')
    .select([
      'latest_reading.at',
      'latest_reading.phase_values',
      'latest_reading.net_values',
      'site.time_zone',
    ])
    .where('site.account_id', '=', accountId)
    .where(sql<boolean>`meter.id = ${meterId}::bigint`)
    .executeTakeFirst()) ?? null;

export type FoundMeter = NonNullable<Awaited<ReturnType<typeof findMeter>>>;
