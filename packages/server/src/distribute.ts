// The program behind `npm run distribute -- URL`: brings a database’s schema up to date and lays its tables out in a Citus cluster.
import pg from 'pg';
import { openLog } from './log/open-log.ts';
import { distribute } from './storage/citus/distribute.ts';
import { migrate } from './storage/migrate.ts';
import { openPostgres } from './storage/postgres/open-postgres.ts';
import { StorageUnusable } from './storage/storage.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const [databaseUrl] = process.argv.slice(2);

try {
  if (!databaseUrl) throw new StorageUnusable('Which database? npm run distribute -- postgres://…');
  const storage = await openPostgres(databaseUrl, openLog(), () => undefined);
  await migrate(storage.db).finally(storage.close);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await distribute(client, say);
  } finally {
    await client.end();
  }
} catch (error) {
  if (!(error instanceof StorageUnusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
