import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../src/storage/schema.ts';
import { isCluster } from './is-cluster.ts';

const waiting = `select count(*) as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** In a cluster it is one of the nodes in which a statement waits. */
const countWaiting = async (db: Kysely<Database>): Promise<number> => {
  const text = isCluster()
    ? sql<{ count: string }>`select sum(result::int8) as count from run_command_on_all_nodes(${waiting})`
    : sql<{ count: string }>`${sql.raw(waiting)}`;
  const { rows } = await text.execute(db);
  return Number(rows[0]?.count);
};

/** Resolves once another connection to the database waits for a lock. */
export const untilSomeoneWaits = (db: Kysely<Database>): Promise<void> =>
  expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBeGreaterThan(0);
