import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Brings the schema up to date; does nothing when it is. */
export const migrate = async (db: Kysely<Database>, onBegin?: () => void): Promise<void> => {
  if (await isUpToDate(db)) return;
  onBegin?.();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/** Kysely looks through the catalogue before it finds nothing to do: half a second of a start. */
const isUpToDate = async (db: Kysely<Database>): Promise<boolean> => {
  const table = sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`;
  const { rows } = await table.execute(db);
  if (!rows[0]?.there) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name).join() === Object.keys(migrations).join();
};
