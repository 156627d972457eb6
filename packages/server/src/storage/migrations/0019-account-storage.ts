import { type Kysely, type Migration, sql } from 'kysely';

export const accountStorage: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table account_storage (
      account_id bigint primary key references account on delete cascade,
      bytes bigint not null)`.execute(db);
  },
};
