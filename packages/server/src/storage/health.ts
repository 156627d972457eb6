// Whether the database can be used, for whoever watches the server.
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { OtherServers } from './other-servers.ts';

export type Health = 'ok' | 'database away' | 'database read-only' | 'writer lock lost' | 'disk full';

type Watched = {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly otherServers: Pick<OtherServers, 'areHeard'>;
  /** The data folder, where the database lies on its disk; null where the database is on another machine. */
  readonly folder: string | null;
};

const patienceMs = 2000;
/** The database's log grows by as much at once: with less left the next write may fail. */
const leastFreeBytes = 16 * 1024 * 1024;

/** The check runs often: whoever asks while one is under way gets its result. */
export const watchHealth = ({ pool, otherServers, folder }: Watched): (() => Promise<Health>) => {
  let asking: Promise<Health> | null = null;

  const ask = async (): Promise<Health> => {
    const [answer, isFull] = await Promise.all([answerOf(pool), folder !== null && isDiskFull(folder)]);
    if (isFull) return 'disk full';
    return answer === 'ok' && !otherServers.areHeard() ? 'writer lock lost' : answer;
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
};

const answerOf = async (pool: Watched['pool']): Promise<Health> => {
  const enough = new AbortController();
  // On a standby it is off too.
  const answer = pool
    .query<{ writable: boolean }>(`select not current_setting('transaction_read_only')::bool as writable`)
    .then(
      ({ rows }): Health => (rows[0]?.writable === true ? 'ok' : 'database read-only'),
      (): Health => 'database away',
    );
  const tooLate = setTimeout(patienceMs, 'database away' as const, { signal: enough.signal, ref: false });
  const health = await Promise.race([answer, tooLate.catch((): Health => 'database away')]);
  enough.abort();
  return health;
};

const isDiskFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFreeBytes;
};
