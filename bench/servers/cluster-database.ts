// A database of our own in all nodes of a Citus cluster, its tables laid out as `npm run distribute` lays them out.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const distribute = fileURLToPath(new URL('../../packages/server/dist/distribute.js', import.meta.url));

export type ClusterDatabase = {
  readonly url: string;
  /** The same database in each node; the coordinator's comes first. */
  readonly nodeUrls: readonly string[];
  remove(): Promise<void>;
};

/** `clusterUrl` is a database of the coordinator that knows the workers; its role is a superuser in all nodes. */
export const makeClusterDatabase = async (clusterUrl: string): Promise<ClusterDatabase> => {
  const name = `ohmstead_${randomBytes(4).toString('hex')}`;
  const workers = await askSql(
    clusterUrl,
    'select node_name as host, node_port as port from citus_get_active_worker_nodes() order by 1, 2',
  );
  const nodes = [clusterUrl, ...workers.map(({ host, port }) => at(clusterUrl, host, port))];
  const nodeUrls = nodes.map((node) => databaseAt(node, name));
  for (const [place, node] of nodes.entries()) {
    await askSql(node, `create database ${name}`);
    await askSql(nodeUrls[place] ?? node, 'create extension citus');
  }
  const url = databaseAt(clusterUrl, name);
  for (const [place, node] of nodes.entries()) await join(url, new URL(node), place === 0);
  await promisify(execFile)(process.execPath, [distribute, url]);
  const remove = async (): Promise<void> => {
    for (const node of nodes) await askSql(node, `drop database ${name} with (force)`);
  };
  return { url, nodeUrls, remove };
};

const join = (url: string, { hostname, port }: URL, isCoordinator: boolean) =>
  askSql(url, `select ${isCoordinator ? 'citus_set_coordinator_host' : 'citus_add_node'}($1, $2)`, [
    hostname,
    Number(port || '5432'),
  ]);

const at = (clusterUrl: string, host: string, port: number): string => {
  const url = new URL(clusterUrl);
  url.hostname = host;
  url.port = String(port);
  return url.href;
};

const databaseAt = (nodeUrl: string, name: string): string => {
  const url = new URL(nodeUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** One statement on a connection of its own. */
export const askSql = async (connectionString: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString });
  // The query fails too where the connection breaks.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};
