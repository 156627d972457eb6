// A second server's view of the database of a test: its own connections, and nothing remembered in common.
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../src/storage/open-pool.ts';
import { noOtherServers } from '../src/storage/other-servers.ts';
import { preparing } from '../src/storage/prepared-statements.ts';
import type { Database } from '../src/storage/schema.ts';
import type { Storage } from '../src/storage/storage.ts';
import { silentLog } from './silent-log.ts';

type OtherServer = Pick<Storage, 'db' | 'pool' | 'isCluster' | 'otherServers' | 'journalFolder' | 'close'>;

/** It hears nothing of what others change: versions of meters have to be enough. */
export const otherServerOn = ({
  pool: { options },
  isCluster,
}: Pick<Storage, 'pool' | 'isCluster'>): OtherServer => {
  const pool = openPool({ connectionString: options.connectionString, max: 5 }, silentLog);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    db,
    pool,
    isCluster,
    otherServers: noOtherServers,
    journalFolder: null,
    close: () => db.destroy(),
  };
};
