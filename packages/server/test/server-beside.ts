// A second server with connections of its own on the PostgreSQL of the first.
import type { Config } from '../src/config/config.ts';
import { openStorage } from '../src/open-storage.ts';
import { appForTest, type TestApp } from './app-for-test.ts';
import { silentLog } from './silent-log.ts';

/** Closed before the first. */
export const serverBeside = async (one: TestApp, config: Partial<Config> = {}): Promise<TestApp> => {
  const databaseUrl = one.storage.pool.options.connectionString ?? '';
  const storage = await openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
  return appForTest(config, { storage, clock: one.clock });
};
