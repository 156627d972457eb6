// What the nodes of a cluster have to be set to: none of it can be set for one database.
import type pg from 'pg';
import { StorageUnusable } from '../storage.ts';

type Client = Pick<pg.Client, 'query'>;

/** A node has to know when its rows were committed: see functions.ts. */
const needed = 'track_commit_timestamp';

/** Does nothing where the database is no cluster. Throws `StorageUnusable` where a node does not answer or is set otherwise. */
export const requireNodeSettings = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ is_cluster: boolean }>(
    `select to_regclass('pg_dist_node') is not null as is_cluster`,
  );
  if (!rows[0]?.is_cluster) return;
  const nodes = await client.query<{ success: boolean; result: string }>(
    'select success, result from run_command_on_all_nodes($1)',
    [`select setting from pg_settings where name = '${needed}'`],
  );
  for (const { success, result } of nodes.rows) {
    if (!success) throw new StorageUnusable(`A node of the cluster does not answer: ${result}`);
    if (result !== 'on')
      throw new StorageUnusable(`Every node of the cluster needs “${needed} = on” in its postgresql.conf.`);
  }
};
