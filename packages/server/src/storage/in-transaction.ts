import type pg from 'pg';
import { againAfterConflict } from './again-after-conflict.ts';

/**
 * Commits what the body did, or nothing; after a conflict with another transaction the body is run again. Short: the
 * embedded engine has one connection.
 */
export const inTransaction = (pool: pg.Pool, body: (client: pg.PoolClient) => Promise<void>): Promise<void> =>
  againAfterConflict(() => once(pool, body));

const once = async (pool: pg.Pool, body: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    await body(client);
    await client.query('commit');
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
};
