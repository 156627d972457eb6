// What the nodes of a cluster have to be set to: none of it can be set for one database.
import type pg from 'pg';
import { StorageUnusable } from '../storage.ts';

/** A node has to know when its rows were committed: see functions.ts. */
const needed = 'track_commit_timestamp';

/** Throws `StorageUnusable` where a node does not answer or is set otherwise. */
export const requireNodeSettings = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  const { rows } = await client.query<{ success: boolean; result: string }>(
    'select success, result from run_command_on_all_nodes($1)',
    [`select setting from pg_settings where name = '${needed}'`],
  );
  for (const { success, result } of rows) {
    if (!success) throw new StorageUnusable(`A node of the cluster does not answer: ${result}`);
    if (result !== 'on')
      throw new StorageUnusable(`Every node of the cluster needs “${needed} = on” in its postgresql.conf.`);
  }
};
