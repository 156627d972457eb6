import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { createInNodes } from './cluster-databases.ts';
import { urlOfDatabase } from './postgres-template.ts';
import { runSql } from './run-sql.ts';
import { silentLog } from './silent-log.ts';

/** An empty database in each node of the cluster, not laid out yet. Whoever takes it drops it in afterAll. */
export const clusterForTest = async () => {
  const database = inject('database');
  if (database.engine !== 'postgres') throw new Error('There is no cluster: ask isCluster before.');
  const nodeUrls = [database.serverUrl, ...database.workerUrls];
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createInNodes(nodeUrls, name);
  for (const url of nodeUrls)
    await runSql(url, `alter database ${name} set ohmstead.until_all_nodes_show = '0'`);
  const databaseUrl = urlOfDatabase(database.serverUrl, name);
  return {
    databaseUrl,
    open: (): Promise<Storage> => openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog),
    drop: async (): Promise<void> => {
      for (const url of nodeUrls) await runSql(url, `drop database ${name} with (force)`);
    },
  };
};
