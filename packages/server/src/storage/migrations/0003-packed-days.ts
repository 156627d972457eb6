import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table reading add column import_id integer`,
  sql`create table reading_day (
    meter_id integer not null,
    day date not null,
    from_at timestamptz not null,
    to_at timestamptz not null,
    count integer not null,
    packed bytea not null,
    extremes double precision[] not null,
    extremes_at bigint[] not null,
    primary key (meter_id, day))`,
  // Compressed already, and nobody searches by what is in them.
  sql`alter table reading_day alter packed set storage external, alter packed set statistics 0,
    alter extremes set statistics 0, alter extremes_at set statistics 0`,
  sql`create table import_batch (
    id integer generated always as identity primary key,
    meter_id integer not null references meter on delete cascade,
    state text not null check (state in ('running', 'done', 'broken', 'undone')),
    format text not null check (format in ('csv', 'greenButton')),
    created_at timestamptz not null,
    from_at timestamptz,
    to_at timestamptz,
    rows bigint not null default 0,
    readings bigint not null default 0,
    duplicates bigint not null default 0,
    refused bigint not null default 0)`,
  sql`create index import_batch_meter on import_batch (meter_id, id)`,
];

export const packedDays: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
