import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { watchHealth } from '../health.ts';
import { makeDurableFolder } from '../make-durable-folder.ts';
import { openPool } from '../open-pool.ts';
import { noOtherServers } from '../other-servers.ts';
import { preparing } from '../prepared-statements.ts';
import type { Database } from '../schema.ts';
import { type OpenedStorage, type StorageConfig, StorageUnusable } from '../storage.ts';
import { hasDatabase } from './check-files.ts';
import { startEngine } from './engine-thread.ts';
import { lockFolder } from './folder-lock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { makeSocketFolder, type SocketFolder } from './socket-folder.ts';

export const openEmbedded = async (
  { dataDir, workerFile, onWaiting, onStep }: StorageConfig,
  log: Log,
): Promise<OpenedStorage> => {
  await makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const socket = await makeSocketFolder(dataDir);
  const leave = async (): Promise<void> => {
    await socket.remove();
    await lock.release();
  };
  const folder = join(resolve(dataDir), 'database');
  const starting = hasDatabase(folder).then((isThere) =>
    startEngine(workerFile, { folder, isNew: !isThere, socketPath: socket.socketPath }, { log, onStep }),
  );
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
    otherServers: noOtherServers,
    clock: { nowMicros: () => Date.now() * 1000 },
    journalFolder: join(resolve(dataDir), 'journal'),
    health: watchHealth({ pool, otherServers: noOtherServers, folder: dataDir }),
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
    await makeDurableFolder(folder);
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
