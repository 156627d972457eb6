import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table site
    add group_name text,
    add position text,
    add phase_rule text not null default 'perPhase' check (phase_rule in ('perPhase', 'netted', 'nem')),
    add emission_g_per_kwh double precision`,
  sql`create table emission_series (
    site_id bigint not null references site on delete cascade,
    at timestamptz not null,
    g_per_kwh double precision not null,
    primary key (site_id, at))`,
  sql`alter table meter
    add sort_number integer not null default 0,
    add parts jsonb,
    add claim_pending boolean not null default false`,
  // A serial number registered by somebody else who never sent may be claimed; it is nobody else's until proven.
  sql`alter table meter drop constraint meter_sn_key`,
  sql`create unique index meter_sn_key on meter (sn) where not claim_pending`,
  sql`create index meter_claims on meter (sn) where claim_pending`,
  sql`create index meter_calculated on meter (id) where parts is not null`,
  sql`create table deleted_meter (
    meter_id integer primary key,
    deleted_at timestamptz not null)`,
  sql`create table tariff_version (
    id bigint generated always as identity primary key,
    site_id bigint not null references site on delete cascade,
    valid_from text not null,
    definition jsonb not null,
    created_at timestamptz not null default now(),
    unique (site_id, valid_from))`,
  sql`create table price_series (
    site_id bigint not null references site on delete cascade,
    series text not null,
    at timestamptz not null,
    minutes integer not null check (minutes > 0 and minutes % 15 = 0),
    price_micros bigint not null,
    primary key (site_id, series, at))`,
  sql`create table bill_period (
    site_id bigint not null references site on delete cascade,
    from_date text not null,
    to_date text not null,
    rules smallint not null,
    cost bigint, income bigint, saving bigint,
    bill jsonb not null,
    primary key (site_id, from_date))`,
  sql`create table invoice (
    id bigint generated always as identity primary key,
    site_id bigint not null references site on delete cascade,
    from_date text not null,
    to_date text not null,
    currency text not null,
    content jsonb not null,
    created_at timestamptz not null default now())`,
  sql`create index invoice_site on invoice (site_id, from_date)`,
];

export const tariffsAndPlaces: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
