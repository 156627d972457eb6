// The serial numbers whose uploads an administrator has blocked. Every upload asks, so they are kept in memory and read
// again every few seconds: another process may have changed them.
import type { Kysely } from 'kysely';
import { oneAtATime } from '../../concurrency/one-at-a-time.ts';
import type { Log } from '../../log/log.ts';
import { troubleOf } from '../../storage/database-trouble.ts';
import type { Database } from '../../storage/schema.ts';

export type BlockedSerialNumbers = {
  has(sn: string): boolean;
  /** Resolves when what was committed before the call holds. */
  refresh(): Promise<void>;
  /** The same, as far as the database can be read: what was known before holds else. */
  refreshIfPossible(): Promise<void>;
  close(): void;
};

const refreshMs = 5_000;

export const openBlockedSerialNumbers = (db: Kysely<Database>, log: Log): BlockedSerialNumbers => {
  let blocked: ReadonlySet<string> = new Set();
  // One that was begun earlier must not end later.
  const inTurn = oneAtATime();

  const refresh = (): Promise<void> =>
    inTurn(async () => {
      const rows = await db.selectFrom('blocked_serial_number').select('sn').execute();
      blocked = new Set(rows.map(({ sn }) => sn));
    });

  const refreshIfPossible = (): Promise<void> =>
    refresh().catch((error) => {
      if (troubleOf(error) === null) log.warn({ err: error }, 'The blocked serial numbers were not read.');
    });

  let isRefreshing = false;
  const refreshing = setInterval(() => {
    if (isRefreshing) return;
    isRefreshing = true;
    void refreshIfPossible().finally(() => {
      isRefreshing = false;
    });
  }, refreshMs).unref();
  return { has: (sn) => blocked.has(sn), refresh, refreshIfPossible, close: () => clearInterval(refreshing) };
};
