// An incident with a step that people are notified of, as the judges write them.
import type { IncidentKind, IncidentStep } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { NotifiedStep } from '../src/incident-steps/notified-step.ts';
import type { Database } from '../src/storage/schema.ts';

type Built = {
  readonly siteId: number;
  readonly kind?: IncidentKind;
  readonly startedAt?: Date;
};

export const buildIncident = async (
  db: Kysely<Database>,
  { siteId, kind = 'overPower', startedAt = new Date('2026-11-25T01:30:00Z') }: Built,
) => {
  const { id } = await db
    .insertInto('incident')
    .values({
      site_id: siteId,
      meter_id: null,
      kind,
      phase: null,
      started_at: startedAt,
      ended_at: null,
      limit_value: 5000,
      worst: 7250,
      worst_at: startedAt,
      facts: '[]',
      evidence: '[]',
      snoozed_until: null,
      corrected_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Written as a step of the incident, and as its notifier hands it over. */
export const buildStep = async (
  db: Kysely<Database>,
  incidentId: number,
  step: IncidentStep = 'began',
  at = new Date('2026-11-25T01:30:00Z'),
): Promise<NotifiedStep> => {
  const { id: stepId } = await db
    .insertInto('incident_step')
    .values({ incident_id: incidentId, step, at, settled_at: at, decided_at: at, was_notified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const incident = await db
    .selectFrom('incident')
    .innerJoin('site', 'site.id', 'incident.site_id')
    .select(['kind', 'site.name', 'site.id as siteId', 'account_id', 'time_zone', 'price_unit', 'started_at'])
    .where('incident.id', '=', incidentId)
    .executeTakeFirstOrThrow();
  return {
    stepId,
    step,
    at,
    incidentId,
    incident: {
      kind: incident.kind,
      siteName: incident.name,
      meterName: null,
      phase: null,
      startedAt: incident.started_at.toISOString(),
      endedAt: step === 'began' ? null : at.toISOString(),
      limit: 5000,
      worst: 7250,
      facts: [],
    },
    siteId: incident.siteId,
    ownerId: incident.account_id,
    timeZone: incident.time_zone,
    currency: incident.price_unit,
  };
};
