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

/**
 * A fresh, migrated database on the engine named by TEST_ENGINE. Whoever takes it closes it in afterAll. In a cluster every commit
 * is taken to show in all nodes after `untilAllNodesShow`.
 */
export const databaseForTest = (untilAllNodesShow = '0'): Promise<Storage> => {
  const database = inject('database');
  return database.engine === 'embedded'
    ? embeddedDatabase(database)
    : postgresDatabase(database, untilAllNodesShow);
};

type OnServer = Extract<TestDatabase, { engine: 'postgres' }>;

const postgresDatabase = async (
  { serverUrl, workerUrls, template }: OnServer,
  untilAllNodesShow: string,
): Promise<Storage> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  for (const url of [serverUrl, ...workerUrls])
    await runSql(url, `create database ${name} template ${template}`);
  const databaseUrl = urlOfDatabase(serverUrl, name);
  if (workerUrls.length > 0) {
    await inDatabase(databaseUrl, settleConnections);
    for (const url of [serverUrl, ...workerUrls])
      await runSql(url, `alter database ${name} set ohmstead.until_all_nodes_show = '${untilAllNodesShow}'`);
  }
  return openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
};
