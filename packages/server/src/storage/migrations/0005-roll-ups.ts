import { type Kysely, type Migration, sql } from 'kysely';

/** Figures of a span; see schema/roll-ups.ts. */
const totals = sql`
  from_at timestamptz not null,
  to_at timestamptz not null,
  energy_mwh bigint[] not null,
  measured_micros bigint[] not null,
  estimated_micros bigint[] not null,
  inconsistent_micros bigint not null,
  rules_mwh bigint[],
  demand_mwh bigint,
  demand_at timestamptz`;

const statements = [
  sql`create table site_revision (
    site_id bigint primary key references site on delete cascade,
    revision bigint not null default 0,
    layout text,
    rolled_revision bigint,
    rolled_at timestamptz)`,
  sql`create table site_day (
    site_id bigint not null references site on delete cascade,
    date text not null,
    ${totals},
    slots bytea not null,
    primary key (site_id, date))`,
  sql`create table site_month (
    site_id bigint not null references site on delete cascade,
    month text not null,
    ${totals},
    primary key (site_id, month))`,
  sql`create table meter_day (
    meter_id integer not null references meter on delete cascade,
    from_at timestamptz not null,
    slots bytea not null,
    primary key (meter_id, from_at))`,
  // Nobody searches by what is in the arrays, and gathering their statistics holds up the embedded engine.
  sql`alter table site_day alter energy_mwh set statistics 0, alter measured_micros set statistics 0,
    alter estimated_micros set statistics 0, alter rules_mwh set statistics 0, alter slots set statistics 0`,
  sql`alter table site_month alter energy_mwh set statistics 0, alter measured_micros set statistics 0,
    alter estimated_micros set statistics 0, alter rules_mwh set statistics 0`,
  sql`alter table meter_day alter slots set statistics 0`,
];

export const rollUps: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
