import { openStorage } from '../src/open-storage.ts';
import { startPostgres } from './postgres-server.ts';
import { runSql } from './run-sql.ts';
import { silentLog } from './silent-log.ts';
import type { TestDatabase } from './test-database.ts';

const template = 'ohmstead_template';

type Prepared = { database: TestDatabase; stop(): Promise<void> };

export const preparePostgresTemplate = async (workerFile: string): Promise<Prepared> => {
  const server = await startPostgres();
  await runSql(server.url, `create database ${template}`);
  const databaseUrl = urlOfDatabase(server.url, template);
  const storage = await openStorage({ dataDir: '', databaseUrl, workerFile }, silentLog);
  await storage.close();
  return {
    database: { engine: 'postgres', serverUrl: server.url, workerUrls: [], template },
    stop: async () => server.stop(),
  };
};

export const urlOfDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
