import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table channel add left_at timestamptz`,
  sql`create table channel_leave (
    token_hash bytea primary key,
    channel_id bigint not null references channel on delete cascade,
    created_at timestamptz not null default now())`,
  sql`create index channel_leave_channel on channel_leave (channel_id)`,
  sql`create index channel_leave_age on channel_leave (created_at)`,
];

export const leaveChannel: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
