import { type Kysely, type Migration, sql } from 'kysely';

// An import goes on after a restart: its row says where its file lies, how it is read and how much of it is committed. What
// an older version was busy with has no file any more.
const statements = [
  sql`alter table import_batch
    alter format drop not null,
    add file text, add file_bytes bigint, add settings jsonb,
    add pieces integer not null default 0, add attempts integer not null default 0, add refusal text,
    drop constraint import_batch_state_check,
    add constraint import_batch_state_check check (state in ('running', 'done', 'broken', 'undoing', 'undone'))`,
  sql`create index import_batch_unfinished on import_batch (id) where state in ('running', 'undoing')`,
];

export const importsGoOn: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
