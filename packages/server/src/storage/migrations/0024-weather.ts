import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // What is asked for once for all sites of a cell; it goes with the last of them.
  sql`create table weather_cell (
    cell text primary key,
    forecast jsonb,
    updated_at timestamptz,
    past_checked_at timestamptz)`,
  // Past hours, a row for each day of UTC: what a value of each hour takes is small beside a row of its own.
  sql`create table weather_day (
    cell text not null references weather_cell on delete cascade,
    day integer not null,
    temperature_c double precision[] not null,
    radiation_w_per_m2 double precision[] not null,
    is_settled boolean not null,
    primary key (cell, day))`,
];

export const weather: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
