import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`create table alert_rule (
    site_id bigint not null references site on delete cascade,
    meter_id bigint references meter on delete cascade,
    kind text not null,
    is_on boolean not null,
    limit_value double precision,
    unique nulls not distinct (site_id, meter_id, kind))`,
  sql`create index alert_rule_meter on alert_rule (meter_id) where meter_id is not null`,
  sql`create table incident (
    id bigint generated always as identity primary key,
    site_id bigint not null references site on delete cascade,
    meter_id bigint references meter on delete cascade,
    kind text not null,
    phase smallint,
    started_at timestamptz not null,
    ended_at timestamptz,
    limit_value double precision,
    worst double precision,
    worst_at timestamptz,
    facts jsonb not null default '[]',
    evidence jsonb not null default '[]',
    snoozed_until timestamptz,
    is_normal boolean not null default false,
    corrected_at timestamptz,
    unique nulls not distinct (site_id, meter_id, kind, phase, started_at))`,
  sql`create index incident_open on incident (site_id, started_at desc) where ended_at is null and corrected_at is null`,
  sql`create index incident_of_site on incident (site_id, started_at desc, id desc)`,
  sql`create index incident_meter on incident (meter_id, kind, started_at) where meter_id is not null`,
  sql`create table incident_step (
    id bigint generated always as identity primary key,
    incident_id bigint not null references incident on delete cascade,
    step text not null check (step in ('began', 'recovered', 'corrected')),
    at timestamptz not null,
    settled_at timestamptz not null,
    decided_at timestamptz,
    was_notified boolean not null default false,
    unique (incident_id, step, at))`,
  sql`create index incident_step_waiting on incident_step (settled_at, id) where decided_at is null`,
];

export const incidents: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
