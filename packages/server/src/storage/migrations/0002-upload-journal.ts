import { type Kysely, type Migration, sql } from 'kysely';

/** Acknowledged readings that could not be written where they belong, and why. Usually empty. */
export const uploadJournal: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table unwritten_reading (
      id bigint generated always as identity primary key,
      meter_id integer not null,
      at timestamptz not null,
      arrived_at timestamptz not null,
      reading_values jsonb not null,
      failure text not null,
      noted_at timestamptz not null default now())`.execute(db);
  },
};
