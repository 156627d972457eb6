import pg from 'pg';

const settings = [
  // One connection to a node at a time: what a transaction does to shards and to copied tables comes in its order in each node.
  'citus.max_adaptive_executor_pool_size = 1',
  `citus.multi_shard_modify_mode = 'sequential'`,
  // Groups of readings of other meters change the same shards at once. Whoever meets in a row waits there, and repeats after a deadlock.
  'citus.enable_deadlock_prevention = off',
];

/** Holds for connections to this database from then on; a copy of the database has none of it. */
export const settleConnections = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  for (const setting of settings) await client.query(`alter database ${database} set ${setting}`);
};
