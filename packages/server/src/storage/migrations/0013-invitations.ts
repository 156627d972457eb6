import { type Kysely, type Migration, sql } from 'kysely';

// Whoever views a site already was never asked, and keeps seeing it.
const statements = [
  sql`create table site_invitation (
    id bigint generated always as identity primary key,
    site_id bigint references site on delete set null,
    invited_by bigint not null references account on delete cascade,
    username text not null,
    username_key text not null,
    account_id bigint references account on delete set null,
    shows_prices boolean not null,
    created_at timestamptz not null,
    declined_at timestamptz,
    withdrawn_at timestamptz,
    unique (site_id, username_key))`,
  sql`create index site_invitation_account on site_invitation (account_id)`,
  sql`create index site_invitation_inviter on site_invitation (invited_by, created_at)`,
  sql`create index site_invitation_created on site_invitation (created_at)`,
];

export const invitations: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
