// Incidents as they are shown. What later readings took back is shown no more.
import type { ListedIncident } from '@ohmstead/contract';
import { incidentKind, minuteMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export const shownIncidents = (db: Kysely<Database>) =>
  db
    .selectFrom('incident')
    .leftJoin('meter', 'meter.id', 'incident.meter_id')
    .where('corrected_at', 'is', null)
    .select([
      'incident.id',
      'incident.site_id',
      'incident.meter_id',
      'kind',
      'phase',
      'started_at',
      'ended_at',
    ])
    .select(['limit_value', 'worst', 'worst_at', 'facts', 'evidence', 'snoozed_until', 'is_normal'])
    .select('meter.name as meter_name');

export type ShownIncident = Awaited<ReturnType<ReturnType<typeof shownIncidents>['execute']>>[number];

/** Ids come from outside: compared as 64 bits, so that an absurd one is unknown and not an error. */
export const findIncident = async (db: Kysely<Database>, id: number): Promise<ShownIncident | null> =>
  (await shownIncidents(db).where(sql<boolean>`incident.id = ${id}::bigint`).executeTakeFirst()) ?? null;

export const presentIncident = (row: ShownIncident, now: Date): ListedIncident => {
  const { unit, urgency } = incidentKind(row.kind);
  return {
    id: row.id,
    siteId: row.site_id,
    kind: row.kind,
    urgency,
    meterId: row.meter_id,
    meterName: row.meter_name,
    phase: row.phase,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    unit,
    limit: row.limit_value,
    ...worstOf(row, now),
    facts: [...row.facts],
    snoozedUntil:
      row.snoozed_until !== null && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    isNormal: row.is_normal,
  };
};

/** A silence that goes on is as long as it has lasted. */
const worstOf = ({ kind, started_at, ended_at, worst, worst_at }: ShownIncident, now: Date) =>
  kind === 'offline' && ended_at === null
    ? { worst: Math.floor((now.getTime() - started_at.getTime()) / minuteMs), worstAt: now.toISOString() }
    : { worst, worstAt: worst_at?.toISOString() ?? null };
