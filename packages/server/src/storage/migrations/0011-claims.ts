import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Who sends a serial number openly: a row a network, kept when somebody registers it: the proof of a claim asks.
  sql`create table open_sender (
    sn text not null,
    network text not null,
    is_forwarded boolean not null default false,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    uploads bigint not null default 1,
    interval_seconds real,
    primary key (sn, network))`,
  sql`insert into open_sender (sn, network, first_seen_at, last_seen_at, uploads)
    select sn, address, first_seen_at, last_seen_at, uploads from waiting_meter`,
  sql`drop table waiting_meter`,
  sql`alter table meter
    add key_used_at timestamptz,
    add open_refused bigint not null default 0,
    add open_refused_at timestamptz,
    add proof_begun_at timestamptz,
    add proof_network text`,
];

export const claims: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
