import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isHealthy } from '../is-healthy.ts';
import { numberTypes } from '../pg-types.ts';
import type { Database } from '../schema.ts';
import { type Log, type Storage, type StorageConfig, StorageUnusable } from '../storage.ts';
import { startEngine } from './engine-thread.ts';
import { lockFolder } from './folder-lock.ts';
import { startHousekeeping } from './housekeeping.ts';

export const openEmbedded = async (config: StorageConfig, log: Log): Promise<Storage> => {
  makeFolder(config.dataDir);
  const lock = await lockFolder(config.dataDir);
  const socketDir = await mkdtemp(join(tmpdir(), 'ohmstead-'));
  const removeSocketDir = (): void => rmSync(socketDir, { recursive: true, force: true });
  process.once('exit', removeSocketDir);
  const settings = {
    folder: join(resolve(config.dataDir), 'database'),
    socketPath: join(socketDir, `.s.PGSQL.${port}`),
  };
  const leave = async (): Promise<void> => {
    await lock.release();
    await rm(socketDir, { recursive: true, force: true });
    process.off('exit', removeSocketDir);
  };
  const engine = await startEngine(config.workerFile, settings, log).catch(async (error) => {
    await leave();
    throw error;
  });
  const pool = openPool(socketDir, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const housekeeping = startHousekeeping(pool, log);
  return {
    db,
    pool,
    engine: 'embedded',
    writerEpoch: () => 1,
    isHealthy: () => isHealthy(pool),
    close: async () => {
      await housekeeping.stop();
      await db.destroy();
      await engine.close();
      await leave();
    },
  };
};

/** Only names the socket file; nothing listens on the network. */
const port = 5432;

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StorageUnusable(`The data folder ${resolve(folder)} cannot be made: ${String(error)}`);
  }
};

const openPool = (socketDir: string, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    host: socketDir,
    port,
    user: 'postgres',
    database: 'postgres',
    // The engine serves one session, whoever connects: prepared statements and transactions are shared by all.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    types: numberTypes(),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'The connection to the embedded database broke.'));
  pool.on('connect', (client) => void client.query('deallocate all').catch(() => undefined));
  return pool;
};
