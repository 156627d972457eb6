// A database that cannot be used is many errors: of every upload, call, job and connection. The log says once when
// that begins, once when it is another trouble, and once when it is over, with how many were refused meanwhile.

import type { Log } from '../log/log.ts';
import { troubleOf, WriterLockLost } from './database-trouble.ts';
import type { Health } from './health.ts';

export type Outages = {
  /** Writes what it is given, but for errors that are those of an outage: they only begin one. */
  readonly log: Log;
  /** An upload or call was answered that the server is unavailable. */
  refused(): void;
  /** The number of outages since the start. */
  counts(): { readonly outages: number; readonly refused: number; readonly isOut: boolean };
  /** What the database is found to be; gives it back, or what it was lately when that shows only when it is written to. */
  found(health: Health): Health;
  onOver(listener: () => void): void;
  /** Asks from time to time, while there is an outage, whether it is over; gives what stops it. */
  watch(health: () => Promise<Health>): () => void;
};

type Outage = { readonly sinceMs: number; readonly refusedBefore: number; health: Health };

const askEveryMs = 1000;
/** A full disk on another machine shows only when something is written. */
const fullForMs = 30_000;

export const followOutages = (log: Log): Outages => {
  let current: Outage | null = null;
  let outages = 0;
  let refused = 0;
  let lastFullMs = Number.NEGATIVE_INFINITY;
  let ask: (() => Promise<Health>) | null = null;
  const overListeners: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  const askLater = (): void => {
    clearTimeout(timer);
    const asking = ask;
    if (asking === null || current === null) return;
    timer = setTimeout(
      () =>
        void asking()
          .then(found)
          .catch(() => found('database away')),
      askEveryMs,
    ).unref();
  };

  const begin = (health: Health, error?: unknown): void => {
    if (current !== null) return;
    outages += 1;
    current = { sinceMs: performance.now(), refusedBefore: refused, health };
    log.error(
      { state: health, ...(error !== undefined && { err: error }) },
      'The database cannot be used. Such errors are not logged again until it is back; /metrics counts what is refused.',
    );
    askLater();
  };

  const end = ({ sinceMs, refusedBefore }: Outage): void => {
    current = null;
    const summary = {
      seconds: Math.round((performance.now() - sinceMs) / 1000),
      refused: refused - refusedBefore,
    };
    log.warn(summary, 'The database can be used again.');
    for (const notify of overListeners) notify();
  };

  const found = (answered: Health): Health => {
    const isFull = answered === 'ok' && performance.now() - lastFullMs < fullForMs;
    const health = isFull ? 'disk full' : answered;
    if (health === 'ok') {
      if (current !== null) end(current);
      return health;
    }
    begin(health);
    if (current !== null && current.health !== health) {
      log.error({ state: health }, 'The database still cannot be used.');
      current.health = health;
    }
    askLater();
    return health;
  };

  /** Whether the error is one of an outage, which may begin with it. */
  const isNoted = (error: unknown): boolean => {
    const trouble = troubleOf(error);
    if (trouble === null) return false;
    if (trouble === 'storage_full') lastFullMs = performance.now();
    begin(error instanceof WriterLockLost ? 'writer lock lost' : healthOf[trouble], error);
    return true;
  };

  const unlessNoted =
    (write: (entry: unknown, text?: string) => void) =>
    (entry: unknown, text?: string): void => {
      if (!isNoted(errorIn(entry))) write(entry, text);
    };

  return {
    log: {
      info: log.info.bind(log),
      warn: unlessNoted(log.warn.bind(log)),
      error: unlessNoted(log.error.bind(log)),
    },
    refused: () => {
      refused += 1;
    },
    counts: () => ({ outages, refused, isOut: current !== null }),
    found,
    onOver: (listener) => void overListeners.push(listener),
    watch: (health) => {
      ask = health;
      askLater();
      return () => {
        ask = null;
        clearTimeout(timer);
      };
    },
  };
};

const healthOf = {
  unavailable: 'database away',
  storage_read_only: 'database read-only',
  storage_full: 'disk full',
} as const;

const errorIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : null;
