import type { Log } from './log/log.ts';
import { isLaidOut } from './storage/citus/layout-release.ts';
import { openEmbedded } from './storage/embedded/open-embedded.ts';
import type { Health } from './storage/health.ts';
import { migrate } from './storage/migrate.ts';
import { followOutages } from './storage/outages.ts';
import { openPostgres } from './storage/postgres/open-postgres.ts';
import type { OpenedStorage, Storage, StorageConfig } from './storage/storage.ts';

/** Opens the database named by the configuration, its schema up to date. Throws `StorageUnusable` with the reason. */
export const openStorage = async (config: StorageConfig, log: Log): Promise<Storage> => {
  const outages = followOutages(log);
  const opened = await open(config, outages.log);
  let isCluster: boolean;
  try {
    await migrate(opened.db, () => config.onStep?.('migrating'));
    isCluster = opened.engine === 'postgres' && (await isLaidOut(opened.pool));
  } catch (error) {
    await opened.close();
    throw error;
  }
  const health = async (): Promise<Health> => outages.found(await opened.health());
  const stopWatching = outages.watch(opened.health);
  const close = (): Promise<void> => {
    stopWatching();
    return opened.close();
  };
  return { ...opened, isCluster, outages, health, close };
};

const open = (config: StorageConfig, log: Log): Promise<OpenedStorage> => {
  if (config.databaseUrl === null) return openEmbedded(config, log);
  const opening = openPostgres(config.databaseUrl, log, () => config.onStep?.('waitingForOlderServer'));
  config.onWaiting?.();
  return opening;
};
