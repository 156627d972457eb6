// Opening an engine takes seconds: one that a file is done with is emptied and serves the worker's next file.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { silentLog } from './silent-log.ts';
import type { TestDatabase } from './test-database.ts';

const idle: Storage[] = [];

export const embeddedDatabase = async (database: TestDatabase & { engine: 'embedded' }): Promise<Storage> => {
  const storage = idle.pop() ?? (await openCopy(database));
  const close = async (): Promise<void> => {
    await empty(storage);
    idle.push(storage);
  };
  // Another one to those who remember what they read of a database: the next file's begins with the same ids.
  return { ...storage, db: storage.db.withoutPlugins(), close };
};

const openCopy = async ({
  templateDir,
  dataRoot,
}: TestDatabase & { engine: 'embedded' }): Promise<Storage> => {
  const dataDir = await mkdtemp(join(dataRoot, 'data-'));
  await cp(join(templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  const { workerFile } = inject('processes');
  return openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);
};

/** The template has the same rows: the migrations insert none. */
const empty = async ({ pool, journalFolder }: Storage): Promise<void> => {
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(format('%I', relname), ', ') as tables from pg_stat_user_tables
     where schemaname = 'public' and relname not like 'kysely%'`,
  );
  // As a replica it fires no triggers: one of them keeps what administrators did.
  await pool.query(
    `set session_replication_role = replica; truncate ${rows[0]?.tables} restart identity; reset session_replication_role`,
  );
  if (journalFolder !== null) await rm(journalFolder, { recursive: true, force: true });
};
