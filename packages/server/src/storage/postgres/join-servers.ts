// The connection by which a server is one of those on its database: it holds the writers' lock, shared, and hears what the
// others change. Servers before version 0.2 hold that lock alone, so they and newer ones keep each other off.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../../clock/clock.ts';
import type { Log } from '../../log/log.ts';
import { WriterLockLost } from '../database-trouble.ts';
import type { OtherServers } from '../other-servers.ts';
import { StorageUnusable } from '../storage.ts';
import { openDatabaseClock } from './database-clock.ts';

export type JoinedServers = OtherServers & {
  /** What all of them go by. */
  readonly clock: Clock;
  close(): Promise<void>;
};

/** Any constant of this program's own: advisory locks are numbers within one database. */
const lockNumber = 0x0487_57ea;
/** Named by the triggers of `meter`. */
const channel = 'meter_changed';
const tries = 40;
const pauseMs = 250;
/** A change must be heard within five seconds, or not hearing be noticed. */
const askEveryMs = 2_000;
const patienceMs = 2_500;

export const joinServers = async (
  databaseUrl: string,
  log: Log,
  onOlderServer: () => void,
): Promise<JoinedServers> => {
  let client: pg.Client | null = null;
  const closing = new AbortController();
  const clock = openDatabaseClock();
  const listeners: ((sn: string | null) => void)[] = [];

  const tell = (sn: string | null): void => {
    for (const listener of listeners) listener(sn);
  };

  const join = async (): Promise<void> => {
    const candidate = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
      query_timeout: patienceMs,
    });
    candidate.on('error', (error) => lost(candidate, error));
    candidate.on('notification', ({ payload }) => tell(payload ?? null));
    await candidate.connect();
    try {
      await waitForLock(candidate, onOlderServer);
      await candidate.query(`listen ${channel}`);
      await clock.ask(candidate);
    } catch (error) {
      await candidate.end();
      throw error;
    }
    candidate.once('end', () =>
      lost(candidate, new Error('The connection that holds the writer lock has ended.')),
    );
    client = candidate;
    tell(null);
  };

  const lost = (which: pg.Client, error: Error): void => {
    if (client !== which) return;
    client = null;
    // One whose other end is gone would wait for it for minutes.
    void which.end().catch(() => undefined);
    if (closing.signal.aborted) return;
    const failure = new WriterLockLost('Its connection broke.', { cause: error });
    log.warn({ err: failure }, 'The writer lock is lost.');
    void joinAgain();
  };

  const ask = (): void => {
    const asked = client;
    if (asked) clock.ask(asked).catch((error) => lost(asked, error));
  };

  const joinAgain = async (): Promise<void> => {
    while (!closing.signal.aborted && client === null) {
      await setTimeout(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      await join().catch((error) => {
        const failure = error instanceof StorageUnusable ? new WriterLockLost(error.message) : error;
        log.warn({ err: failure }, 'The writer lock is not back yet.');
      });
    }
  };

  await join();
  const asking = setInterval(ask, askEveryMs).unref();
  return {
    clock,
    areHeard: () => client !== null,
    onMeterChanged: (listener) => void listeners.push(listener),
    close: async () => {
      closing.abort();
      clearInterval(asking);
      const held = client;
      client = null;
      await held?.end();
    },
  };
};

/** An older server just killed may hold the lock until the database notices. */
const waitForLock = async (client: pg.Client, onHeld: () => void): Promise<void> => {
  for (let tried = 0; tried < tries; tried += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as taken', [lockNumber]);
    if (rows[0]?.taken === true) return;
    if (tried === 0) onHeld();
    await setTimeout(pauseMs);
  }
  throw new StorageUnusable('A server of an earlier version still uses this database (DATABASE_URL).');
};
