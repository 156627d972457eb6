import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { watchHealth } from '../health.ts';
import { openPool } from '../open-pool.ts';
import { preparing } from '../prepared-statements.ts';
import type { Database } from '../schema.ts';
import { type OpenedStorage, StorageUnusable } from '../storage.ts';
import { joinServers } from './join-servers.ts';

const oldestVersion = 150_000;
const connections = 10;

export const openPostgres = async (
  databaseUrl: string,
  log: Log,
  onOlderServer: () => void,
): Promise<OpenedStorage> => {
  const pool = openPool(
    { connectionString: databaseUrl, max: connections, connectionTimeoutMillis: 10_000, keepAlive: true },
    log,
  );
  const otherServers = await checkVersion(pool)
    .then(() => joinServers(databaseUrl, log, onOlderServer))
    .catch(async (error) => {
      await pool.end();
      throw error;
    });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    db,
    pool,
    engine: 'postgres',
    otherServers,
    clock: otherServers.clock,
    journalFolder: null,
    health: watchHealth({ pool, otherServers, folder: null }),
    close: async () => {
      await db.destroy();
      await otherServers.close();
    },
  };
};

const checkVersion = async (pool: pg.Pool): Promise<void> => {
  const version = await pool
    .query<{ version: string }>('show server_version_num')
    .then(({ rows }) => Number(Object.values(rows[0] ?? {})[0]))
    .catch((error: unknown) => {
      throw new StorageUnusable(`The database of DATABASE_URL does not answer: ${String(error)}`);
    });
  if (version < oldestVersion) {
    throw new StorageUnusable('The database of DATABASE_URL is too old: PostgreSQL 15 or newer is needed.');
  }
};
