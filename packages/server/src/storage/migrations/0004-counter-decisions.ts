import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table meter
    add counter_modulus_kwh double precision check (counter_modulus_kwh > 0),
    add rebuild_from timestamptz,
    add rebuild_to timestamptz,
    add rebuild_mark integer not null default 0`,
  sql`create index meter_rebuild on meter (id) where rebuild_from is not null`,
  sql`create table counter_decision (
    id bigint generated always as identity primary key,
    meter_id integer not null references meter on delete cascade,
    at timestamptz not null,
    register smallint not null,
    kind text not null check (kind in ('step', 'replacement', 'undo')),
    detail jsonb not null,
    undoes bigint unique references counter_decision on delete cascade,
    account_id bigint references account on delete set null,
    decided_at timestamptz not null,
    check ((kind = 'undo') = (undoes is not null)))`,
  sql`create index counter_decision_meter on counter_decision (meter_id, at, register, id)`,
  sql`create table quarantined_reading (
    id bigint generated always as identity primary key,
    meter_id integer not null references meter on delete cascade,
    arrived_at timestamptz not null,
    claimed_time text not null,
    reason text not null,
    phase_values double precision[] not null,
    net_values double precision[],
    reactive_values double precision[],
    outcome text check (outcome in ('accepted', 'discarded')),
    settled_at timestamptz,
    account_id bigint references account on delete set null,
    unique (meter_id, claimed_time, arrived_at))`,
  sql`alter table quarantined_reading alter phase_values set statistics 0,
    alter net_values set statistics 0, alter reactive_values set statistics 0`,
  // The newest first, of one kind or all: a page of the audit list is a walk along an index.
  sql`create index counter_event_kind on counter_event (meter_id, kind, at, register)`,
];

export const counterDecisions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
