// An account's meters with their newest reading.
import { faultKinds, priceKinds } from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { seenBy } from '../sharing/seen-by.ts';
import type { Database } from '../storage/schema.ts';
import { withLatest } from './latest-of-meters.ts';

type Db = Kysely<Database>;

/** Far more meters than anybody looks at in one list. */
export const mostMeters = 5000;

const hasOpenFault = sql<boolean>`exists (select from incident
  where incident.meter_id = meter.id and kind = any(${faultKinds}::text[])
    and ended_at is null and corrected_at is null)`;

/** Joined here, since the live values of many sites are read once a second; counted once a site. */
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
const metersIn = (db: Db, sites: RawBuilder<boolean>) =>
  db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
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
export const metersOf = async (db: Db, accountId: number) =>
  withLatest(db, await metersIn(db, seenBy(accountId)).execute());

export type MeterRow = Awaited<ReturnType<typeof metersOf>>[number];

export const metersOfSite = async (db: Db, accountId: number, siteId: number): Promise<MeterRow[]> => {
  const ofSite = sql<boolean>`site.account_id = ${accountId} and site.id = ${siteId}::bigint`;
  return withLatest(db, await metersIn(db, ofSite).execute());
};

export type Watched = { readonly accountIds: readonly number[]; readonly siteIds: readonly number[] };

/** Meters of live streams, whose access was checked when they began. */
export const metersWatched = async (db: Db, { accountIds, siteIds }: Watched): Promise<MeterRow[]> => {
  const watched = sql<boolean>`(site.account_id = any(${accountIds}::bigint[]) or site.id = any(${siteIds}::bigint[]))`;
  return withLatest(db, await metersIn(db, watched).clearLimit().execute());
};
