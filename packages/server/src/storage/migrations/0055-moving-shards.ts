import { type Kysely, type Migration, sql } from 'kysely';

// A cluster brings tables to other nodes by logical replication, which takes no unlogged table, and none without an identity of its
// rows. Each row of the inbox says which rules for counters it was made by: servers of several releases use one layout.
export const movingShards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`drop table group_inbox`.execute(db);
    await sql`create table group_inbox (
      group_id bigint not null,
      meter_id integer not null,
      at timestamptz,
      interval_seconds float8,
      version bigint,
      counter_rules smallint,
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
    await sql`alter table group_inbox replica identity full`.execute(db);
    await sql`alter table alert_rule replica identity full`.execute(db);
  },
};
