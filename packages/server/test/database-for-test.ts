import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import { settleConnections } from '../src/storage/citus/settle-connections.ts';
import type { Storage } from '../src/storage/storage.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { urlOfDatabase } from './postgres-template.ts';
import { inDatabase, runSql } from './run-sql.ts';
import { silentLog } from './silent-log.ts';
import type { TestDatabase } from './test-database.ts';

/** A fresh, migrated database on the engine named by TEST_ENGINE. Whoever takes it closes it in afterAll. */
export const databaseForTest = (): Promise<Storage> => {
  const database = inject('database');
  return database.engine === 'embedded' ? embeddedDatabase(database) : postgresDatabase(database);
};

type OnServer = Extract<TestDatabase, { engine: 'postgres' }>;

const postgresDatabase = async ({ serverUrl, workerUrls, template }: OnServer): Promise<Storage> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  for (const url of [serverUrl, ...workerUrls])
    await runSql(url, `create database ${name} template ${template}`);
  const databaseUrl = urlOfDatabase(serverUrl, name);
  if (workerUrls.length > 0) await inDatabase(databaseUrl, settleConnections);
  return openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
};
