import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import { settleConnections } from '../src/storage/citus/settle-connections.ts';
import type { Storage } from '../src/storage/storage.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { isCluster } from './is-cluster.ts';
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

const postgresDatabase = async (server: OnServer, untilAllNodesShow: string): Promise<Storage> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inEachNode(server, `create database ${name} template ${server.template}`);
  const databaseUrl = urlOfDatabase(server.serverUrl, name);
  if (isCluster()) {
    await inDatabase(databaseUrl, settleConnections);
    await inEachNode(
      server,
      `alter database ${name} set ohmstead.until_all_nodes_show = '${untilAllNodesShow}'`,
    );
  }
  const storage = await openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
  return isCluster() ? droppedAtEnd(server, name, storage) : storage;
};

const inEachNode = async ({ serverUrl, workerUrls }: OnServer, statement: string): Promise<void> => {
  for (const url of [serverUrl, ...workerUrls]) await runSql(url, statement);
};

/** The nodes of a cluster stay connected to each other for each database. */
const droppedAtEnd = (server: OnServer, name: string, storage: Storage): Storage => ({
  ...storage,
  close: async () => {
    await storage.close();
    await inEachNode(server, `drop database if exists ${name} with (force)`);
  },
});
