// A second server's view of the database of a test: its own connections, and nothing remembered in common.
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../src/storage/open-pool.ts';
import { preparing } from '../src/storage/prepared-statements.ts';
import type { Database } from '../src/storage/schema.ts';
import type { Storage } from '../src/storage/storage.ts';
import { silentLog } from './silent-log.ts';

type OtherServer = Pick<Storage, 'db' | 'pool' | 'writerEpoch' | 'journalFolder' | 'close'>;

/** It takes no writer lock, which is the first server's. */
export const otherServerOn = ({ pool: { options } }: Pick<Storage, 'pool'>): OtherServer => {
  const pool = openPool({ connectionString: options.connectionString, max: 5 }, silentLog);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return { db, pool, writerEpoch: () => 1, journalFolder: null, close: () => db.destroy() };
};
