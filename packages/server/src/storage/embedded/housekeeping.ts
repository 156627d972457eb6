// The embedded engine has no background processes, so CHECKPOINT, VACUUM and ANALYZE are jobs of ours.
// As with PostgreSQL's own jobs a table is seen to once a share of its rows has changed; one table at a time,
// since every other statement waits meanwhile.
import type pg from 'pg';
import type { Log } from '../../log/log.ts';

export type Housekeeping = { stop(): Promise<void> };

/** Bounds the write-ahead log on the disk, and what is to be replayed after a crash. */
const checkpointBytes = 48 * 1024 * 1024;
const checkpointEveryMs = 2000;
const tendEveryMs = 60_000;

export const startHousekeeping = (pool: pg.Pool, log: Log): Housekeeping => {
  let checkpointed = 0;
  const checkpoint = async (): Promise<void> => {
    checkpointed = await checkpointIfDue(pool, checkpointed, checkpointBytes);
  };
  const tend = async (): Promise<void> => void (await vacuumOneTable(pool));
  const jobs = [
    repeat(checkpoint, checkpointEveryMs, (error) => log.warn({ err: error }, 'A checkpoint failed.')),
    repeat(tend, tendEveryMs, (error) => log.warn({ err: error }, 'Housekeeping failed.')),
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

/** Gives the position in the log up to which everything is in its place. */
export const checkpointIfDue = async (
  pool: pg.Pool,
  checkpointed: number,
  everyBytes: number,
): Promise<number> => {
  const written = await writtenBytes(pool);
  if (written - checkpointed < everyBytes) return checkpointed;
  await pool.query('checkpoint');
  return written;
};

const writtenBytes = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::int8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
};

/** Looks after the table that needs it most; null when none does. */
export const vacuumOneTable = async (pool: pg.Pool): Promise<string | null> => {
  const { rows } = await pool.query<{ name: string; job: string }>(neediestTable);
  const [table] = rows;
  if (table === undefined) return null;
  const statement = `${table.job} ${table.name}`;
  await pool.query(statement);
  return statement;
};

/** A table that is only ever added to needs a vacuum for the age of its transactions alone. */
const neediestTable = `
  select format('%I', relname) as name, case when needs_vacuum then 'vacuum (analyze)' else 'analyze' end as job
  from (
    select stat.relname, n_mod_since_analyze, n_dead_tup, n_live_tup,
      n_dead_tup > 500 + 0.2 * n_live_tup or age(relfrozenxid) > 100000000 as needs_vacuum
    from pg_stat_user_tables as stat join pg_class on pg_class.oid = stat.relid
    where schemaname = 'public'
  ) as tables
  where needs_vacuum or n_mod_since_analyze > 500 + 0.1 * n_live_tup
  order by needs_vacuum desc, (n_mod_since_analyze + n_dead_tup) / (1000.0 + n_live_tup) desc
  limit 1`;
