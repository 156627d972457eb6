// The incidents that people were notified of, as reports and digests show them.
import { type IncidentKind, incidentKind, incidentKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { StandingIncident } from '../../mail/auto-send-content.ts';
import type { Incidents } from '../../mail/report-content.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

const mostShown = 10;

export const alertKinds = incidentKinds.filter((kind) => !incidentKind(kind).isFault);

type Wanted = {
  readonly kinds: readonly IncidentKind[];
  /** Of one site, or of all sites of an account. */
  readonly of: { readonly siteId: number } | { readonly accountId: number };
  /** Those that were going on at any time from then … */
  readonly from: Date;
  /** … and had begun before then. */
  readonly to: Date;
};

/** `changed`: how many began or ended within the time, the others only went on. */
type NotifiedIncidents = Incidents & { readonly changed: number };

const changedSince = (from: Date) =>
  sql<number>`count(*) filter (where incident.started_at >= ${from} or incident.ended_at is not null) over ()`;

/** The newest first; what later readings took back, or is normal there, is left out. */
export const notifiedIncidents = async (
  db: Db,
  { kinds, of, from, to }: Wanted,
): Promise<NotifiedIncidents> => {
  const rows = await db
    .selectFrom('incident')
    .innerJoin('site', 'site.id', 'incident.site_id')
    .leftJoin('meter', 'meter.id', 'incident.meter_id')
    .select(['incident.kind', 'incident.phase', 'incident.started_at', 'incident.ended_at'])
    .select(['incident.limit_value', 'incident.worst', 'incident.facts'])
    .select(['site.name as site_name', 'site.price_unit', 'meter.name as meter_name'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .select(changedSince(from).as('changed'))
    .where('siteId' in of ? 'site.id' : 'site.account_id', '=', idOf(of))
    .where('incident.kind', 'in', [...kinds])
    .where('incident.started_at', '<', to)
    .where((eb) => eb.or([eb('incident.ended_at', 'is', null), eb('incident.ended_at', '>=', from)]))
    .where('incident.corrected_at', 'is', null)
    .where('incident.is_normal', '=', false)
    .where(
      sql<boolean>`exists (select from incident_step where incident_id = incident.id and step = 'began' and was_notified)`,
    )
    .orderBy('incident.started_at', 'desc')
    .orderBy('incident.id', 'desc')
    .limit(mostShown)
    .execute();
  const [first] = rows;
  const more = Math.max(0, (first?.total ?? 0) - rows.length);
  return { newest: rows.map(standing), more, changed: first?.changed ?? 0 };
};

const idOf = (of: Wanted['of']): number => ('siteId' in of ? of.siteId : of.accountId);

type Row = {
  readonly kind: IncidentKind;
  readonly phase: number | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly limit_value: number | null;
  readonly worst: number | null;
  readonly facts: StandingIncident['incident']['facts'];
  readonly site_name: string;
  readonly price_unit: string;
  readonly meter_name: string | null;
};

const standing = (row: Row): StandingIncident => ({
  incident: {
    kind: row.kind,
    siteName: row.site_name,
    meterName: row.meter_name,
    phase: row.phase,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    limit: row.limit_value,
    worst: row.worst,
    facts: row.facts,
  },
  currency: row.price_unit,
});
