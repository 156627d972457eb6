import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isHealthy } from '../is-healthy.ts';
import { openPool } from '../open-pool.ts';
import { preparing } from '../prepared-statements.ts';
import type { Database } from '../schema.ts';
import { type Log, type Storage, type StorageConfig, StorageUnusable } from '../storage.ts';
import { startEngine } from './engine-thread.ts';
import { lockFolder } from './folder-lock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { makeSocketFolder, type SocketFolder } from './socket-folder.ts';

export const openEmbedded = async (
  { dataDir, workerFile, onWaiting }: StorageConfig,
  log: Log,
): Promise<Storage> => {
  await makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const socket = await makeSocketFolder(dataDir);
  const leave = async (): Promise<void> => {
    await socket.remove();
    await lock.release();
  };
  const settings = { folder: join(resolve(dataDir), 'database'), socketPath: socket.socketPath };
  const starting = startEngine(workerFile, settings, log);
  onWaiting?.();
  const engine = await starting.catch(async (error) => {
    await leave();
    throw error;
  });
  const pool = openPool(poolConfig(socket), log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const housekeeping = startHousekeeping(pool, log);
  return {
    db,
    pool,
    engine: 'embedded',
    writerEpoch: () => 1,
    journalFolder: join(resolve(dataDir), 'journal'),
    isHealthy: () => isHealthy(pool),
    close: async () => {
      await housekeeping.stop();
      await db.destroy();
      await engine.close();
      await leave();
    },
  };
};

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StorageUnusable(`The data folder ${resolve(folder)} cannot be made: ${String(error)}`);
  }
};

const poolConfig = ({ host, port }: SocketFolder): pg.PoolConfig => ({
  host,
  port,
  user: 'postgres',
  database: 'postgres',
  // The engine serves one session, whoever connects: prepared statements and transactions are shared by all.
  max: 1,
  onConnect: (client) => client.query('deallocate all'),
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 30_000,
});
