// The embedded engine has no background processes, so CHECKPOINT, VACUUM and ANALYZE are jobs of ours.
// As PostgreSQL's own job does, a table is vacuumed once a share of its rows has changed; one table at a time.
import type pg from 'pg';
import type { Log } from '../storage.ts';

export type Housekeeping = { stop(): Promise<void> };

/** Bounds the write-ahead log on the disk, and what is to be replayed after a crash. */
const checkpointBytes = 48 * 1024 * 1024;
const checkpointEveryMs = 2000;
const vacuumEveryMs = 60_000;

export const startHousekeeping = (pool: pg.Pool, log: Log): Housekeeping => {
  let checkpointed = 0;
  const checkpoint = async (): Promise<void> => {
    const written = await writtenBytes(pool);
    if (written - checkpointed < checkpointBytes) return;
    await pool.query('checkpoint');
    checkpointed = written;
  };
  const jobs = [
    repeat(checkpoint, checkpointEveryMs, (error) => log.warn({ err: error }, 'A checkpoint failed.')),
    repeat(
      () => vacuumOneTable(pool),
      vacuumEveryMs,
      (error) => log.warn({ err: error }, 'Vacuuming failed.'),
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((stop) => stop()));
    },
  };
};

/** Runs a job again and again, never twice at a time; gives what stops it. */
const repeat = (
  job: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= job()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

const writtenBytes = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::int8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
};

/** Vacuums the table that needs it most, if one does. */
const vacuumOneTable = async (pool: pg.Pool): Promise<void> => {
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
