import { type Kysely, type Migration, sql } from 'kysely';

// Readings in whose place an import stands, as they were: undoing the import puts them back.
const statements = [
  sql`create table replaced_day (
    import_id integer not null references import_batch on delete cascade,
    meter_id integer not null,
    day date not null,
    count integer not null,
    packed bytea not null,
    primary key (import_id, day))`,
  sql`alter table replaced_day alter packed set storage external, alter packed set statistics 0`,
  sql`create index replaced_day_meter on replaced_day (meter_id)`,
];

export const replacedReadings: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
