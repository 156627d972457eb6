// The incidents of a site, those that go on first, then the newest.
import { incidentPageSize, type ListedIncident } from '@ohmstead/contract';
import { type IncidentKind, incidentKinds, localDay, priceKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { isRefused, type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { presentIncident, shownIncidents } from './incident-row.ts';

type Db = Kysely<Database>;

export type IncidentsQuery = {
  readonly kinds?: string | undefined;
  readonly sensorids?: string | undefined;
  readonly state: 'open' | 'all';
  readonly starttime?: string | undefined;
  /** Not included. */
  readonly endtime?: string | undefined;
  readonly skip: number;
};

export type IncidentPage = {
  readonly timeZone: string;
  readonly priceUnit: string;
  readonly open: number;
  readonly items: ListedIncident[];
  readonly hasMore: boolean;
};

type Asked = {
  readonly siteId: number;
  /** Whether the asker may see what energy costs here. */
  readonly showsPrices: boolean;
  readonly query: IncidentsQuery;
  readonly now: Date;
};

export const listIncidents = async (
  db: Db,
  { siteId, showsPrices, query, now }: Asked,
): Promise<Outcome<IncidentPage>> => {
  const site = await siteOf(db, siteId);
  if (!site) return refuse('wrong_id');
  const kinds = kindsOf(query.kinds);
  if (isRefused(kinds)) return kinds;
  const meterIds = (query.sensorids ?? '').split(',').filter(Boolean).map(Number);
  const dayOf = (date: string) => new Date(localDay(site.time_zone, date).fromMs);
  const { state, starttime, endtime, skip } = query;
  const rows = await shownIncidents(db)
    .where('incident.site_id', '=', siteId)
    .$if(!showsPrices, (found) => found.where('kind', 'not in', priceKinds))
    .$if(kinds.length > 0, (found) => found.where('kind', 'in', kinds))
    .$if(meterIds.length > 0, (found) =>
      found.where(sql<boolean>`incident.meter_id = any(${meterIds}::bigint[])`),
    )
    .$if(state === 'open', (found) => found.where('ended_at', 'is', null))
    .$if(starttime !== undefined, (found) => found.where('started_at', '>=', dayOf(starttime ?? '')))
    .$if(endtime !== undefined, (found) => found.where('started_at', '<', dayOf(endtime ?? '')))
    .orderBy(sql`(ended_at is null)`, 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('incident.id', 'desc')
    .offset(skip)
    .limit(incidentPageSize + 1)
    .execute();
  return {
    timeZone: site.time_zone,
    priceUnit: site.price_unit,
    open: await openIncidents(db, { siteId, showsPrices }),
    items: rows.slice(0, incidentPageSize).map((row) => presentIncident(row, now)),
    hasMore: rows.length > incidentPageSize,
  };
};

export const siteOf = (db: Db, siteId: number) =>
  db
    .selectFrom('site')
    .select(['id', 'name', 'time_zone', 'price_unit', 'account_id'])
    .where('id', '=', siteId)
    .executeTakeFirst();

const isKind = (name: string): name is IncidentKind => (incidentKinds as readonly string[]).includes(name); // widened for `includes`

/** Empty: all of them. */
const kindsOf = (kinds = ''): Outcome<IncidentKind[]> => {
  const named = kinds.split(',').filter(Boolean);
  const known = named.filter(isKind);
  return known.length < named.length ? refuseField('kinds', 'field_invalid') : known;
};

const openIncidents = async (
  db: Db,
  { siteId, showsPrices }: Pick<Asked, 'siteId' | 'showsPrices'>,
): Promise<number> => {
  const { count } = await db
    .selectFrom('incident')
    .select(sql<number>`count(*)`.as('count'))
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .where('corrected_at', 'is', null)
    .$if(!showsPrices, (found) => found.where('kind', 'not in', priceKinds))
    .executeTakeFirstOrThrow();
  return Number(count);
};
