// An empty, migrated database laid out in the cluster of CITUS_URL, in each of its nodes, to be copied for each test file.
import { openStorage } from '../src/open-storage.ts';
import { createInNodes, layOut } from './cluster-databases.ts';
import { urlOfDatabase } from './postgres-template.ts';
import { inDatabase, runSql } from './run-sql.ts';
import { silentLog } from './silent-log.ts';
import type { TestDatabase } from './test-database.ts';

const template = 'ohmstead_template';

/** Of each table; more of them take longer to make, and show nothing further. */
const shards = 4;

type Prepared = { database: TestDatabase; stop(): Promise<void> };

export const prepareCitusTemplate = async (workerFile: string): Promise<Prepared> => {
  const clusterUrl = process.env.CITUS_URL;
  if (!clusterUrl) throw new Error('TEST_ENGINE=citus needs CITUS_URL, the coordinator of a Citus cluster.');
  const workerUrls = await workersOf(clusterUrl);
  const nodeUrls = [clusterUrl, ...workerUrls];
  for (const url of nodeUrls) await makeEmpty(url);
  await createInNodes(nodeUrls, template);
  const databaseUrl = urlOfDatabase(clusterUrl, template);
  const storage = await openStorage({ dataDir: '', databaseUrl, workerFile }, silentLog);
  await storage.close();
  await layOut(databaseUrl, shards);
  for (const url of nodeUrls) await closeToAll(url);
  return {
    database: { engine: 'postgres', serverUrl: clusterUrl, workerUrls, template },
    stop: async () => undefined,
  };
};

const workersOf = (clusterUrl: string): Promise<string[]> =>
  inDatabase(clusterUrl, async (client) => {
    const { rows } = await client.query('select node_name, node_port from citus_get_active_worker_nodes()');
    return rows.map(({ node_name, node_port }) => {
      const url = new URL(clusterUrl);
      url.hostname = node_name;
      url.port = String(node_port);
      return url.href;
    });
  });

const makeEmpty = async (url: string): Promise<void> => {
  for (const name of await databasesOfTests(url)) await runSql(url, `drop database ${name} with (force)`);
};

/** Those of a run before. */
const databasesOfTests = (url: string): Promise<string[]> =>
  inDatabase(url, async (client) => {
    const { rows } = await client.query(
      `select datname from pg_database where datname = '${template}' or datname like 'test\\_%'`,
    );
    return rows.map(({ datname }) => datname);
  });

/** A database in which anybody is, the cluster's own process included, cannot be copied. */
const closeToAll = async (url: string): Promise<void> => {
  await runSql(url, `alter database ${template} with allow_connections false`);
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`);
};
