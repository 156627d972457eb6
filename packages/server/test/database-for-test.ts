import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { urlOfDatabase } from './postgres-template.ts';
import { runSql } from './run-sql.ts';
import { silentLog } from './silent-log.ts';

/** A fresh, migrated database on the engine named by TEST_ENGINE. Whoever takes it closes it in afterAll. */
export const databaseForTest = (): Promise<Storage> => {
  const database = inject('database');
  return database.engine === 'embedded'
    ? embeddedDatabase(database)
    : postgresDatabase(database.serverUrl, database.template);
};

const postgresDatabase = async (serverUrl: string, template: string): Promise<Storage> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name} template ${template}`);
  const databaseUrl = urlOfDatabase(serverUrl, name);
  return openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
};
