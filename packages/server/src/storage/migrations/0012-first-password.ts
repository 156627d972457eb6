import { type Kysely, type Migration, sql } from 'kysely';

/** Administrators of before keep the passwords that they have. */
export const firstPassword: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table account add password_is_first boolean not null default false`.execute(db);
  },
};
