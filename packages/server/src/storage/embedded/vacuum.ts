// The embedded engine has no background processes, so VACUUM, ANALYZE and CHECKPOINT are jobs of ours.
// As PostgreSQL's own job does, a table is taken once a share of its rows has changed; one table at a time.
import type pg from 'pg';
import type { Log } from '../storage.ts';

export type Vacuuming = { stop(): Promise<void> };

const everyMs = 60_000;

export const startVacuuming = (pool: pg.Pool, log: Log): Vacuuming => {
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = vacuumOneTable(pool).catch((error) => log.warn({ err: error }, 'Vacuuming failed.'));
  };
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

/** Vacuums the table that needs it most; false when none does. */
export const vacuumOneTable = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(mostChanged);
  const [table] = rows;
  if (table) await pool.query(`vacuum (analyze) ${table.name}`);
};

const mostChanged = `
  select format('%I', relname) as name
  from pg_stat_user_tables
  where schemaname = 'public'
    and (n_mod_since_analyze > 500 + 0.1 * n_live_tup or n_dead_tup > 500 + 0.2 * n_live_tup)
  order by (n_mod_since_analyze + n_dead_tup) / (1000.0 + n_live_tup) desc
  limit 1`;
