// Servers of several versions may use one database while they are exchanged one by one. A migration that only adds things leaves
// older servers working; one that takes away what they use says so in `schema.since`.
import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { StorageUnusable } from './storage.ts';

/** The setting that names the oldest migration a server must know. */
export const schemaSince = 'schema.since';

type Schema = { readonly done: readonly string[]; readonly since: string | null };

/** Brings the schema up to date; does nothing when it is, or when it is newer and still fits. */
export const migrate = async (db: Kysely<Database>, onBegin?: () => void): Promise<void> => {
  const known = Object.keys(migrations);
  const { done, since } = await readSchema(db);
  const isNewer = known.every((name) => done.includes(name));
  if (isNewer && (since === null || known.includes(since))) return;
  if (isNewer)
    throw new StorageUnusable(
      'The database is used by a newer version of Ohmstead: this one is too old for it.',
    );
  onBegin?.();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/** Kysely looks through the catalogue before it finds nothing to do: half a second of a start. */
const readSchema = async (db: Kysely<Database>): Promise<Schema> => {
  const table = sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`;
  const there = (await table.execute(db)).rows[0];
  if (!there?.there) return { done: [], since: null };
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const since = await sql<{ since: string }>`
    select value #>> '{}' as since from setting where name = ${schemaSince}`.execute(db);
  return { done: done.rows.map(({ name }) => name), since: since.rows[0]?.since ?? null };
};
