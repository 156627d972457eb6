import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Log, Storage, StorageConfig } from './storage.ts';

/** Opens the database named by the configuration, its schema up to date. Throws `StorageUnusable` with the reason. */
export const openStorage = async (config: StorageConfig, log: Log): Promise<Storage> => {
  const storage = await open(config, log);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
};

const open = (config: StorageConfig, log: Log): Promise<Storage> => {
  if (config.databaseUrl === null) return openEmbedded(config, log);
  const opening = openPostgres(config.databaseUrl, log);
  config.onWaiting?.();
  return opening;
};
