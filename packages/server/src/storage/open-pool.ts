import pg from 'pg';
import type { Log } from '../log/log.ts';
import { numberTypes } from './pg-types.ts';

/** A pool that survives the loss of its connections: whoever waits for one gets an error, and the next one is new. */
export const openPool = (config: pg.PoolConfig, log: Log): pg.Pool => {
  const pool = new pg.Pool({ ...config, types: numberTypes() });
  // Without a listener a connection that breaks while it is lent out would end the process.
  const onBroken = (error: Error): void => log.warn({ err: error }, 'A database connection broke.');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
};
