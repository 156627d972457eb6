// The statements that write changes of incidents, as many at once as there are: `$1` is a JSON list of inputs.
import { instantText } from '../../storage/instants.ts';

const at = (name: string): string => instantText(`input.${name}`);

const input = `jsonb_to_recordset($1::jsonb) as input (meter_id int4, kind text, phase int2, site_id int8,
  before int8, started int8, ended int8, limit_value float8, worst float8, worst_at int8, facts jsonb, settled int8,
  began_decided int8, ended_decided int8, corrected int8)`;

/** The stored incident that an input is about, by where it began. */
const isOf = (began: 'before' | 'started'): string =>
  `incident.meter_id = input.meter_id and incident.kind = input.kind
   and incident.phase is not distinct from input.phase and incident.started_at = ${at(began)}`;

const values = `ended_at = ${at('ended')}, limit_value = input.limit_value, worst = input.worst,
  worst_at = ${at('worst_at')}, facts = input.facts`;

/** The notifier locks an incident while it decides about its steps. */
export const lockRemoved = `select incident.id from ${input} join incident on ${isOf('before')}
  order by incident.id for update of incident`;

const isNotified = `exists (select from incident_step as notified
  where notified.incident_id = incident.id and notified.step = 'began' and notified.was_notified)`;

export const correctNotified = `
  with corrected as (
    update incident set corrected_at = coalesce(${at('corrected')}, incident.started_at)
    from ${input} where ${isOf('before')} and ${isNotified} and incident.corrected_at is null
    returning incident.id, incident.corrected_at, input.settled, input.corrected
  ), dropped as (
    delete from incident_step using corrected
    where incident_step.incident_id = corrected.id and incident_step.decided_at is null
  )
  insert into incident_step (incident_id, step, at, settled_at, decided_at)
  select id, 'corrected', corrected_at, ${instantText('settled')},
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
      and normal.phase is not distinct from input.phase and normal.started_at = ${at('started')})
    then incident.started_at else ${at('started')} end
  from ${input} where ${isOf('before')}`;

export const make = `
  insert into incident (site_id, meter_id, kind, phase, started_at, ended_at, limit_value, worst, worst_at, facts)
  select input.site_id, input.meter_id, input.kind, input.phase, ${at('started')}, ${at('ended')}, input.limit_value,
    input.worst, ${at('worst_at')}, input.facts
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
  select incident.id, 'began', incident.started_at, ${at('settled')},
    case when ${isNotified} then ${at('settled')} else ${at('began_decided')} end
  from ${input} join incident on ${isOf('started')}
  where not incident.is_normal
  on conflict do nothing`;

/** Whoever switches a kind off knows that it is over. */
export const addRecoveries = `
  insert into incident_step (incident_id, step, at, settled_at, decided_at)
  select incident.id, 'recovered', incident.ended_at, ${at('settled')},
    case when exists (select from incident_step as notified
      where notified.incident_id = incident.id and notified.step = 'recovered' and notified.was_notified)
    then ${at('settled')} else ${at('ended_decided')} end
  from ${input} join incident on ${isOf('started')}
  where incident.ended_at is not null and not incident.is_normal and not exists (
    select from earlier_limit
    where earlier_limit.meter_id = incident.meter_id and earlier_limit.until = incident.ended_at)
  on conflict do nothing`;
