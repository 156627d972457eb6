// Steps that people wait to be notified of, with all there is to say about them.
import { type IncidentKind, incidentKind } from '@ohmstead/domain';
import type { NotifiedIncident } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { NotifiedStep } from '../incident-steps/notified-step.ts';
import type { Database } from '../storage/schema.ts';

/**
 * The oldest that are due; locked, so that nobody else decides about the same incident meanwhile. What begins in a pause is due
 * at its end.
 */
export const dueSteps = (trx: Kysely<Database>, now: Date, most: number) =>
  trx
    .selectFrom('incident_step as step')
    .innerJoin('incident', 'incident.id', 'step.incident_id')
    .innerJoin('site', 'site.id', 'incident.site_id')
    .leftJoin('meter', 'meter.id', 'incident.meter_id')
    .where('step.decided_at', 'is', null)
    .where('step.settled_at', '<=', now)
    .where((eb) => eb.or([eb('step.step', '!=', 'began'), eb.not(isSnoozed(now))]))
    .orderBy('step.settled_at')
    .orderBy('step.id')
    .limit(most)
    .forUpdate(['step', 'incident'])
    .skipLocked()
    .select(['step.id as step_id', 'step.step', 'step.at', 'incident.id as incident_id'])
    .select([
      'incident.site_id',
      'incident.meter_id',
      'incident.kind',
      'incident.phase',
      'incident.started_at',
    ])
    .select(['incident.ended_at', 'incident.limit_value', 'incident.worst', 'incident.facts'])
    .select(['incident.is_normal', 'incident.corrected_at'])
    .select(['site.name as site_name', 'site.time_zone', 'site.price_unit', 'site.account_id'])
    .select('meter.name as meter_name')
    .select(wasPausedAway.as('was_paused_away'))
    .select(isBelieved.as('is_believed'))
    .select(chosen.as('is_chosen'))
    .execute();

export type StepRow = Awaited<ReturnType<typeof dueSteps>>[number];

/** An incident at rest keeps those of its kind at its meter, or its site, quiet too. */
const isSnoozed = (now: Date) => sql<boolean>`exists (
  select from incident as resting
  where resting.site_id = incident.site_id and resting.kind = incident.kind
    and resting.meter_id is not distinct from incident.meter_id and resting.snoozed_until > ${now})`;

/** It began and ended within a pause: of its end it was decided before. */
const wasPausedAway = sql<boolean>`(incident.ended_at is not null and exists (
  select from incident_step as ending
  where ending.incident_id = incident.id and ending.step = 'recovered' and ending.decided_at is not null))`;

/** People were notified of it, and not that it was not so. */
const isBelieved = sql<boolean>`coalesce((
  select notified.step <> 'corrected' from incident_step as notified
  where notified.incident_id = incident.id and notified.was_notified
  order by notified.id desc limit 1), false)`;

/** What its meter's rule says, else its site's; null: neither was chosen. */
const chosen = sql<boolean | null>`(
  select rule.is_on from alert_rule as rule
  where rule.site_id = incident.site_id and rule.kind = incident.kind
    and (rule.meter_id is null or rule.meter_id = incident.meter_id)
  order by rule.meter_id nulls last limit 1)`;

/** Whether it is on by the rules of now. */
export const isOn = ({ is_chosen, kind }: StepRow): boolean => is_chosen ?? incidentKind(kind).isOnAtFirst;

export const notifiedStepOf = (row: StepRow): NotifiedStep => ({
  stepId: row.step_id,
  step: row.step,
  at: row.at,
  incidentId: row.incident_id,
  incident: notifiedIncidentOf(row),
  siteId: row.site_id,
  ownerId: row.account_id,
  timeZone: row.time_zone,
  currency: row.price_unit,
});

type IncidentColumns = {
  readonly kind: IncidentKind;
  readonly site_name: string;
  readonly meter_name: string | null;
  readonly phase: number | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly limit_value: number | null;
  readonly worst: number | null;
  readonly facts: NotifiedIncident['facts'];
};

const notifiedIncidentOf = (row: IncidentColumns): NotifiedIncident => ({
  kind: row.kind,
  siteName: row.site_name,
  meterName: row.meter_name,
  phase: row.phase,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  limit: row.limit_value,
  worst: row.worst,
  facts: row.facts,
});
