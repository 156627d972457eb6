import { type Kysely, type Migration, sql } from 'kysely';

// The intervals that begin in a UTC day, a row for each import. Their span and sums stand with the meter, so that a site
// learns of them without another query.
const statements = [
  sql`create table interval_day (
    meter_id integer not null,
    day date not null,
    import_id integer not null,
    from_at timestamptz not null,
    to_at timestamptz not null,
    count integer not null,
    packed bytea not null,
    import_mwh bigint,
    export_mwh bigint,
    primary key (meter_id, day, import_id))`,
  // Compressed already, and nobody searches by what is in them.
  sql`alter table interval_day alter packed set storage external, alter packed set statistics 0`,
  sql`alter table meter
    add intervals_from timestamptz,
    add intervals_to timestamptz,
    add interval_import_mwh bigint,
    add interval_export_mwh bigint`,
  sql`alter table import_batch
    add holds text not null default 'readings' check (holds in ('readings', 'intervals')),
    drop constraint import_batch_format_check,
    add constraint import_batch_format_check check (format in ('csv', 'greenButton', 'nem12'))`,
];

export const intervalEnergy: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
