// The silence of meters in the tables.
import { defaultAlertParameters, minuteMicros } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { instantOf, microsOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import type { Absence } from './watched-time.ts';

type Db = Kysely<Database>;

export type HeardMeter = {
  readonly meterId: number;
  readonly arrivedMicros: number;
  /** Null: its silence is no incident. */
  readonly limitMicros: number | null;
  /** Where an incident goes on: since when it was silent. */
  readonly silentSinceMicros: number | null;
};

/** Of these meters those that have sent something. */
export const heardMeters = async (db: Db, meterIds: readonly number[]): Promise<HeardMeter[]> => {
  if (meterIds.length === 0) return [];
  const { rows } = await sql<HeardMeter>`
    select latest.meter_id as "meterId", ${microsOf(sql`latest.arrived_at`)} as "arrivedMicros",
      case when coalesce(own.is_on, of_site.is_on, true) then
        (coalesce(case when own.kind is null then of_site.limit_value else own.limit_value end,
          parameter.offline_minutes, ${defaultAlertParameters.offlineMinutes}::float8)
          * ${minuteMicros}::float8)::float8 end as "limitMicros",
      ${microsOf(sql`silence.started_at`)} as "silentSinceMicros"
    from latest_reading as latest
    join meter on meter.id = latest.meter_id and meter.parts is null
    left join alert_rule as own on own.meter_id = meter.id and own.site_id = meter.site_id and own.kind = 'offline'
    left join alert_rule as of_site
      on of_site.site_id = meter.site_id and of_site.meter_id is null and of_site.kind = 'offline'
    left join alert_parameter as parameter on parameter.site_id = meter.site_id
    left join incident as silence on silence.meter_id = meter.id and silence.kind = 'offline'
      and silence.ended_at is null and silence.corrected_at is null
    where latest.meter_id = any(${meterIds}::int4[]) and latest.arrived_at is not null`.execute(db);
  return rows;
};

export type Silence = {
  readonly meterId: number;
  readonly sinceMicros: number;
  readonly limitMinutes: number;
};

/** People are notified at once: nothing that comes later can take back that nothing came. */
export const noteSilences = async (
  db: Db,
  silences: readonly Silence[],
  nowMicros: number,
): Promise<void> => {
  const rows = await ofTheirSites(db, silences);
  if (rows.length === 0) return;
  await sql`
    with made as (
      insert into incident (site_id, meter_id, kind, started_at, limit_value)
      select "siteId", "meterId", 'offline', ${instantOf(sql.ref('sinceMicros'))}, "limitMinutes"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as input ("siteId" int8, "meterId" int4, "sinceMicros" int8, "limitMinutes" float8)
      on conflict do nothing
      returning id
    )
    insert into incident_step (incident_id, step, at, settled_at)
    select id, 'began', ${instantOf(nowMicros)}, ${instantOf(nowMicros)} from made`.execute(db);
};

/**
 * Those of meters that are gone are left out. Joined by the statement that inserts, Citus would insert nothing, and say nothing:
 * it loses a list that is joined with a copied table where the rows get their ids.
 */
const ofTheirSites = async (db: Db, silences: readonly Silence[]) => {
  const meterIds = silences.map(({ meterId }) => meterId);
  const rows = await db
    .selectFrom('meter')
    .select(['id', 'site_id'])
    .where('id', '=', sql<number>`any(${meterIds}::int4[])`)
    .execute();
  const siteIds = new Map(rows.map(({ id, site_id }) => [id, site_id]));
  return silences.flatMap((silence) => {
    const siteId = siteIds.get(silence.meterId);
    return siteId === undefined ? [] : [{ ...silence, siteId }];
  });
};

export type Return = { readonly meterId: number; readonly arrivedMicros: number };

export const noteReturns = async (db: Db, returns: readonly Return[], nowMicros: number): Promise<void> => {
  await sql`
    with ended as (
      update incident set ended_at = greatest(arrived.at, incident.started_at), worst_at = arrived.at,
        worst = greatest(0, extract(epoch from arrived.at - incident.started_at) / 60)
      from (
        select "meterId" as meter_id, ${instantOf(sql.ref('input.arrivedMicros'))} as at
        from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb) as input ("meterId" int4, "arrivedMicros" int8)
      ) as arrived
      where incident.meter_id = arrived.meter_id and incident.kind = 'offline'
        and incident.ended_at is null and incident.corrected_at is null
      returning incident.id, incident.ended_at, incident.is_normal
    )
    insert into incident_step (incident_id, step, at, settled_at)
    select id, 'recovered', ended_at, ${instantOf(nowMicros)} from ended where not is_normal
    on conflict do nothing`.execute(db);
};

const settingName = 'silence.watchedUntil';

const watched = z.object({
  untilMicros: z.number(),
  absences: z.array(z.object({ fromMicros: z.number(), toMicros: z.number() })),
});
type Watched = { readonly untilMicros: number; readonly absences: readonly Absence[] };

/** Until when meters could be heard, as far as is known, and when before that they could not; null: never. */
export const readWatched = async (db: Db): Promise<Watched | null> => {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return watched.safeParse(row?.value).data ?? null;
};

export const noteWatched = async (db: Db, until: Watched): Promise<void> => {
  const value = JSON.stringify(until);
  await db
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
