// An account's meters with their newest reading.
import { faultKinds, priceKinds } from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { seenBy } from '../sharing/seen-by.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Far more meters than anybody looks at in one list. */
export const mostMeters = 5000;

const hasOpenFault = sql<boolean>`exists (select from incident
  where incident.meter_id = meter.id and kind = any(${faultKinds}::text[])
    and ended_at is null and corrected_at is null)`;

/** Joined here, since the live values of many sites are read with one query a second; counted once a site. */
const openOfSites = (db: Db, sites: RawBuilder<boolean>) =>
  db
    .selectFrom('incident')
    .select('incident.site_id')
    .select(sql<number>`count(*)`.as('open_incidents'))
    .select(sql<number>`count(*) filter (where kind = any(${priceKinds}::text[]))`.as('open_price_incidents'))
    .where('incident.site_id', 'in', db.selectFrom('site').select('site.id').where(sites))
    .where('ended_at', 'is', null)
    .where('corrected_at', 'is', null)
    .groupBy('incident.site_id')
    .as('of_site');

/** Of the sites for which a condition on `site` holds. */
const metersWithLatest = (db: Db, sites: RawBuilder<boolean>) =>
  db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .leftJoin(openOfSites(db, sites), 'of_site.site_id', 'site.id')
    .where(sites)
    .select([
      'meter.id',
      'meter.site_id',
      'meter.sn',
      'meter.name',
      'meter.type',
      'meter.use_type',
      'meter.rated_power_w',
      'meter.parts',
      'meter.behind_meter_id',
      'meter.intervals_to',
      'site.account_id',
      'site.name as site_name',
      'site.time_zone',
      'latest_reading.at',
      'latest_reading.phase_values',
      'latest_reading.interval_seconds',
      hasOpenFault.as('has_fault'),
      sql<number>`coalesce(of_site.open_incidents, 0)`.as('open_incidents'),
      sql<number>`coalesce(of_site.open_price_incidents, 0)`.as('open_price_incidents'),
    ])
    .orderBy('site.sort_number')
    .orderBy('site.id')
    .orderBy('meter.sort_number')
    .orderBy('meter.id')
    .limit(mostMeters);

/** The meters of the sites that the account owns or views. */
export const metersOf = (db: Db, accountId: number) => metersWithLatest(db, seenBy(accountId)).execute();

export type MeterRow = Awaited<ReturnType<typeof metersOf>>[number];

export const metersOfSite = (db: Db, accountId: number, siteId: number): Promise<MeterRow[]> =>
  metersWithLatest(
    db,
    sql<boolean>`site.account_id = ${accountId} and site.id = ${siteId}::bigint`,
  ).execute();

export type Watched = { readonly accountIds: readonly number[]; readonly siteIds: readonly number[] };

/** Meters of live streams, whose access was checked when they began. */
export const metersWatched = (db: Db, { accountIds, siteIds }: Watched): Promise<MeterRow[]> =>
  metersWithLatest(
    db,
    sql<boolean>`(site.account_id = any(${accountIds}::bigint[]) or site.id = any(${siteIds}::bigint[]))`,
  )
    .clearLimit()
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
