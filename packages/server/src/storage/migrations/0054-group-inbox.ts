import { type Kysely, type Migration, sql } from 'kysely';

// Where a group of readings brings what belongs to its meters' newest readings and slots, within one transaction: a Citus cluster takes
// rows fastest by COPY, which updates nothing. Other transactions never see a row of it.
export const groupInbox: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create unlogged table group_inbox (
      group_id bigint not null,
      meter_id integer not null,
      at timestamptz,
      interval_seconds float8,
      version bigint,
      slot timestamptz,
      first_at timestamptz,
      first_counts bigint[],
      last_at timestamptz,
      last_counts bigint[],
      last_raw bigint[],
      undecided boolean,
      estimated boolean)
      with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000)`.execute(db);
    await sql`create index group_inbox_group on group_inbox (group_id)`.execute(db);
  },
};
