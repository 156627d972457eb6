// Databases that are made in every node of a Citus cluster.
import { distribute } from '../src/storage/citus/distribute.ts';
import { urlOfDatabase } from './postgres-template.ts';
import { inDatabase, runSql } from './run-sql.ts';

/** Of the coordinator first, then of the workers. */
export const createInNodes = async (nodeUrls: readonly string[], name: string): Promise<void> => {
  for (const url of nodeUrls) {
    await runSql(url, `create database ${name}`);
    await runSql(urlOfDatabase(url, name), 'create extension citus');
  }
  for (const [place, url] of nodeUrls.entries()) {
    const { hostname, port } = new URL(url);
    const joins = place === 0 ? 'citus_set_coordinator_host' : 'citus_add_node';
    await runSql(urlOfDatabase(nodeUrls[0] ?? '', name), `select ${joins}('${hostname}', ${port})`);
  }
};

/** With so many shards a table. */
export const layOut = (databaseUrl: string, shards: number): Promise<void> =>
  inDatabase(databaseUrl, async (client) => {
    await client.query(`set citus.shard_count = ${shards}`);
    await distribute(client, () => undefined);
  });
