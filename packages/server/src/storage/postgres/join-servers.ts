// The connection by which a server is one of those on its database: it holds the writers' lock, shared, and hears what the
// others change. Servers of earlier releases hold that lock alone, so they and newer ones keep each other off.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../../clock/clock.ts';
import { forEachApart } from '../../concurrency/for-each-apart.ts';
import type { Log } from '../../log/log.ts';
import { WriterLockLost } from '../database-trouble.ts';
import type { ChangeElsewhere, OtherServers } from '../other-servers.ts';
import { StorageUnusable } from '../storage.ts';
import { openDatabaseClock } from './database-clock.ts';
import { writersLock } from './writers-lock.ts';

export type JoinedServers = OtherServers & {
  /** What all of them go by. */
  readonly clock: Clock;
  close(): Promise<void>;
};

/** Named by triggers: see migration 0046. */
const changeOf: Readonly<Record<string, (payload: string) => ChangeElsewhere>> = {
  meter_changed: (sn) => ({ kind: 'meter', sn }),
  session_ended: (accountId) => ({ kind: 'session', accountId: Number(accountId) }),
};
const tries = 40;
const pauseMs = 250;
/** A change must be heard within five seconds, or not hearing be noticed. */
const askEveryMs = 2_000;
const firstAskMs = 20;
const patienceMs = 2_500;

export const joinServers = async (
  databaseUrl: string,
  log: Log,
  onOlderServer: () => void,
): Promise<JoinedServers> => {
  let client: pg.Client | null = null;
  let asking: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const clock = openDatabaseClock();
  const listeners: ((change: ChangeElsewhere) => void)[] = [];

  const tell = (change: ChangeElsewhere): void => forEachApart(listeners, (listener) => listener(change));

  const join = async (): Promise<void> => {
    const candidate = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
      query_timeout: patienceMs,
    });
    candidate.on('error', (error) => lost(candidate, error));
    candidate.on('notification', ({ channel, payload }) => {
      const change = changeOf[channel]?.(payload ?? '');
      if (change) tell(change);
    });
    await candidate.connect();
    try {
      await waitForLock(candidate, onOlderServer);
      for (const channel of Object.keys(changeOf)) await candidate.query(`listen ${channel}`);
      await clock.ask(candidate);
    } catch (error) {
      await candidate.end();
      throw error;
    }
    candidate.once('end', () =>
      lost(candidate, new Error('The connection that holds the writer lock has ended.')),
    );
    client = candidate;
    tell({ kind: 'any' });
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
  /** A server that starts is busy, and its first answers come late: it asks at short intervals first. */
  const askOn = (afterMs: number): void => {
    asking = setTimeout(() => {
      ask();
      askOn(Math.min(askEveryMs, afterMs * 1.5));
    }, afterMs);
    asking.unref();
  };

  const joinAgain = async (): Promise<void> => {
    while (!closing.signal.aborted && client === null) {
      await wait(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      await join().catch((error) => {
        const failure = error instanceof StorageUnusable ? new WriterLockLost(error.message) : error;
        log.warn({ err: failure }, 'The writer lock is not back yet.');
      });
    }
  };

  await join();
  askOn(firstAskMs);
  return {
    clock,
    areHeard: () => client !== null,
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      closing.abort();
      clearTimeout(asking);
      const held = client;
      client = null;
      await held?.end();
    },
  };
};

/** An older server just killed may hold the lock until the database notices. */
const waitForLock = async (client: pg.Client, onHeld: () => void): Promise<void> => {
  for (let tried = 0; tried < tries; tried += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as taken', [writersLock]);
    if (rows[0]?.taken === true) return;
    if (tried === 0) onHeld();
    await wait(pauseMs);
  }
  throw new StorageUnusable('A server of an earlier version still uses this database (DATABASE_URL).');
};
