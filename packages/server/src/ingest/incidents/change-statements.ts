// The statements that write changes of incidents, as many at once as there are: `$1` is a JSON list of inputs.
const input = `jsonb_to_recordset($1::jsonb) as input (meter_id int4, kind text, phase int2, site_id int8,
  before timestamptz, started timestamptz, ended timestamptz, limit_value float8, worst float8, worst_at timestamptz,
  facts jsonb, settled timestamptz, began_decided timestamptz, ended_decided timestamptz, corrected timestamptz)`;

/** The stored incident that an input is about, by where it began. */
const isOf = (began: 'before' | 'started'): string =>
  `incident.meter_id = input.meter_id and incident.kind = input.kind
   and incident.phase is not distinct from input.phase and incident.started_at = input.${began}`;

const values = `ended_at = input.ended, limit_value = input.limit_value, worst = input.worst,
  worst_at = input.worst_at, facts = input.facts`;

/** The notifier locks an incident while it decides about its steps. */
export const lockRemoved = `select incident.id from ${input} join incident on ${isOf('before')}
  order by incident.id for update of incident`;

const isNotified = `exists (select from incident_step as notified
  where notified.incident_id = incident.id and notified.step = 'began' and notified.was_notified)`;

export const correctNotified = `
  with corrected as (
    update incident set corrected_at = coalesce(input.corrected, incident.started_at)
    from ${input} where ${isOf('before')} and ${isNotified} and incident.corrected_at is null
    returning incident.id, incident.corrected_at, input.settled, input.corrected
  ), dropped as (
    delete from incident_step using corrected
    where incident_step.incident_id = corrected.id and incident_step.decided_at is null
  )
  insert into incident_step (incident_id, step, at, settled_at, decided_at)
  select id, 'corrected', corrected_at, settled,
    case when corrected is null then corrected_at end
  from corrected
  on conflict do nothing`;

export const deleteUnnotified = `delete from incident using ${input} where ${isOf('before')} and not ${isNotified}`;

/** Of one that was taken back nothing is shown: where another one comes to begin as it did, it goes. */
export const makeRoom = `delete from incident using ${input}
  where ${isOf('started')} and input.before <> input.started and incident.corrected_at is not null`;

/** Where one that was called normal began no other one does. */
export const change = `update incident set ${values}, started_at = case when exists (
    select from incident as normal
    where normal.id <> incident.id and normal.meter_id = input.meter_id and normal.kind = input.kind
      and normal.phase is not distinct from input.phase and normal.started_at = input.started)
    then incident.started_at else input.started end
  from ${input} where ${isOf('before')}`;

export const make = `
  insert into incident (site_id, meter_id, kind, phase, started_at, ended_at, limit_value, worst, worst_at, facts)
  select input.site_id, input.meter_id, input.kind, input.phase, input.started, input.ended, input.limit_value,
    input.worst, input.worst_at, input.facts
  from ${input}
  on conflict (site_id, meter_id, kind, phase, started_at) do update set corrected_at = null,
    ended_at = excluded.ended_at, limit_value = excluded.limit_value, worst = excluded.worst,
    worst_at = excluded.worst_at, facts = excluded.facts
  where not incident.is_normal`;

export const moveBeginnings = `
  update incident_step set at = incident.started_at
  from ${input} join incident on ${isOf('started')}
  where incident_step.incident_id = incident.id and step = 'began' and decided_at is null
    and at <> incident.started_at`;

export const takeBackRecoveries = `
  delete from incident_step using ${input}, incident
  where ${isOf('started')} and incident_step.incident_id = incident.id and step = 'recovered'
    and decided_at is null and at is distinct from incident.ended_at`;

/** Whoever was notified of one that was taken back is not notified of it again. */
export const addBeginnings = `
  insert into incident_step (incident_id, step, at, settled_at, decided_at)
  select incident.id, 'began', incident.started_at, input.settled,
    case when ${isNotified} then input.settled else input.began_decided end
  from ${input} join incident on ${isOf('started')}
  where not incident.is_normal
  on conflict do nothing`;

export const addRecoveries = `
  insert into incident_step (incident_id, step, at, settled_at, decided_at)
  select incident.id, 'recovered', incident.ended_at, input.settled,
    case when exists (select from incident_step as notified
      where notified.incident_id = incident.id and notified.step = 'recovered' and notified.was_notified)
    then input.settled else input.ended_decided end
  from ${input} join incident on ${isOf('started')}
  where incident.ended_at is not null and not incident.is_normal
  on conflict do nothing`;
