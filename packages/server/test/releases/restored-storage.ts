// A database that holds what a release has left, opened as the program opens it: its migrations run.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStorage } from '../../src/open-storage.ts';
import { openEmbedded } from '../../src/storage/embedded/open-embedded.ts';
import type { Storage, StorageConfig } from '../../src/storage/storage.ts';
import { urlOfDatabase } from '../postgres-template.ts';
import { runSql } from '../run-sql.ts';
import { silentLog } from '../silent-log.ts';
import type { TestDatabase } from '../test-database.ts';

export const restoredStorage = async (sql: string): Promise<Storage> =>
  openStorage(await restore(sql), silentLog);

const restore = (sql: string): Promise<StorageConfig> => {
  const database = inject('database');
  return database.engine === 'embedded'
    ? restoreEmbedded(database, sql)
    : restorePostgres(database.serverUrl, sql);
};

/** To make a database takes longer than to empty one. */
const restoreEmbedded = async (
  { templateDir, dataRoot }: TestDatabase & { engine: 'embedded' },
  sql: string,
): Promise<StorageConfig> => {
  const dataDir = await mkdtemp(join(dataRoot, 'release-'));
  await cp(join(templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  const config = { dataDir, databaseUrl: null, workerFile: inject('processes').workerFile };
  const opened = await openEmbedded(config, silentLog);
  await opened.pool.query('drop schema public cascade; create schema public');
  await opened.pool.query(sql);
  await opened.close();
  return config;
};

const restorePostgres = async (serverUrl: string, sql: string): Promise<StorageConfig> => {
  const name = `release_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name}`);
  const databaseUrl = urlOfDatabase(serverUrl, name);
  await runSql(databaseUrl, sql);
  return { dataDir: '', databaseUrl, workerFile: '' };
};
