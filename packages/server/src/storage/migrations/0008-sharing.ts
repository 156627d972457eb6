import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table account add push boolean not null default false`,
  sql`create table site_share (
    site_id bigint not null references site on delete cascade,
    account_id bigint not null references account on delete cascade,
    shows_prices boolean not null,
    sort_number integer not null default 0,
    created_at timestamptz not null,
    primary key (site_id, account_id))`,
  sql`create index site_share_account on site_share (account_id)`,
  // Every site has the address of a public page from the start, so that the flag alone opens it.
  sql`alter table site
    add public_key text not null default replace(gen_random_uuid()::text, '-', ''),
    add public_password_hash text,
    add public_last_day text`,
  sql`create unique index site_public_key on site (public_key)`,
];

export const sharing: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
