import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { urlOfDatabase } from './postgres-template.ts';
import { runSql } from './run-sql.ts';
import { silentLog } from './silent-log.ts';

/** A fresh, migrated database on the engine named by TEST_ENGINE. Whoever takes it closes it in afterAll. */
export const databaseForTest = (): Promise<Storage> => {
  const database = inject('database');
  return database.engine === 'embedded'
    ? embeddedDatabase(database.templateDir)
    : postgresDatabase(database.serverUrl, database.template);
};

const embeddedDatabase = async (templateDir: string): Promise<Storage> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-test-'));
  await cp(join(templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  const { workerFile } = inject('processes');
  const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);
  const close = async (): Promise<void> => {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...storage, close };
};

const postgresDatabase = async (serverUrl: string, template: string): Promise<Storage> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name} template ${template}`);
  const databaseUrl = urlOfDatabase(serverUrl, name);
  return openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
};
