import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Log, Storage, StorageConfig } from './storage.ts';

/** Opens the database named by the configuration, its schema up to date. Throws `StorageUnusable` with the reason. */
export const openStorage = async (config: StorageConfig, log: Log): Promise<Storage> => {
  const storage =
    config.databaseUrl === null
      ? await openEmbedded(config, log)
      : await openPostgres(config.databaseUrl, log);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
};
