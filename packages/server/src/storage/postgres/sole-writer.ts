// Keeps a second server off the database: ingest remembers the meters' counters, so only one may write.
// The lock lives with its connection; the database gives it free when this process dies.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { WriterLockLost } from '../database-trouble.ts';
import { StorageUnusable } from '../storage.ts';

export type SoleWriter = {
  /** Null while another process may be writing. */
  epoch(): number | null;
  close(): Promise<void>;
};

/** Any constant of this program's own: advisory locks are numbers within one database. */
const lockNumber = 0x0487_57ea;
const tries = 40;
const pauseMs = 250;

export const becomeSoleWriter = async (
  databaseUrl: string,
  log: Log,
  onOtherServer: () => void,
): Promise<SoleWriter> => {
  let epoch = 0;
  let client: pg.Client | null = null;
  const closing = new AbortController();

  const take = async (): Promise<void> => {
    const candidate = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    candidate.on('error', (error) => lost(candidate, error));
    await candidate.connect();
    try {
      await waitForLock(candidate, onOtherServer);
    } catch (error) {
      await candidate.end();
      throw error;
    }
    candidate.once('end', () =>
      lost(candidate, new Error('The connection that holds the writer lock has ended.')),
    );
    epoch += 1;
    client = candidate;
  };

  const lost = (which: pg.Client, error: Error): void => {
    if (client !== which) return;
    client = null;
    if (closing.signal.aborted) return;
    const failure = new WriterLockLost('Its connection broke.', { cause: error });
    log.warn({ err: failure }, 'The writer lock is lost.');
    void takeAgain();
  };

  const takeAgain = async (): Promise<void> => {
    while (!closing.signal.aborted && client === null) {
      await setTimeout(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      await take().catch((error) => {
        const failure = error instanceof StorageUnusable ? new WriterLockLost(error.message) : error;
        log.warn({ err: failure }, 'The writer lock is not back yet.');
      });
    }
  };

  await take();
  return {
    epoch: () => (client === null ? null : epoch),
    close: async () => {
      closing.abort();
      const held = client;
      client = null;
      await held?.end();
    },
  };
};

/** A server just killed may hold the lock until the database notices. */
const waitForLock = async (client: pg.Client, onHeld: () => void): Promise<void> => {
  for (let tried = 0; tried < tries; tried += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockNumber]);
    if (rows[0]?.taken === true) return;
    if (tried === 0) onHeld();
    await setTimeout(pauseMs);
  }
  throw new StorageUnusable('Another running server already uses this database (DATABASE_URL).');
};
