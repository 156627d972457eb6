import { type Kysely, type Migration, sql } from 'kysely';

// What a meter was judged by until it was changed: late readings are held against the limits of their own time; and which meters
// have not been judged by their new limits yet. See docs/adr/0026. A meter whose limits were never changed has neither.
export const earlierLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table earlier_limit (
      meter_id int4 not null references meter on delete cascade,
      until timestamptz not null,
      phases int2 not null,
      limits jsonb not null,
      primary key (meter_id, until))`.execute(db);
    await sql`create table due_judgement (
      meter_id int4 primary key references meter on delete cascade,
      from_at timestamptz not null,
      changed_at timestamptz not null)`.execute(db);
  },
};
