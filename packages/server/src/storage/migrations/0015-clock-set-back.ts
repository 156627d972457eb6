import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`create table clock_set_back (
    meter_id int not null,
    at timestamptz not null,
    before timestamptz not null,
    primary key (meter_id, at))`,
];

export const clockSetBack: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
