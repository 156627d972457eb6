import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const patienceMs = 2000;

/** Whether the pool answers a query in time. */
export const isHealthy = async (pool: pg.Pool): Promise<boolean> => {
  const enough = new AbortController();
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const tooLate = setTimeout(patienceMs, false, { signal: enough.signal, ref: false }).catch(() => false);
  const healthy = await Promise.race([answer, tooLate]);
  enough.abort();
  return healthy;
};
