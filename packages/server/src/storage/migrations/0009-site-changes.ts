import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`create table site_change (
    site_id bigint not null references site on delete cascade,
    revision bigint not null,
    touched tstzmultirange not null,
    primary key (site_id, revision))`,
];

export const siteChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
