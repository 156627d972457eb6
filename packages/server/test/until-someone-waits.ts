import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../src/storage/schema.ts';

/** Resolves once another connection to the database waits for a lock. */
export const untilSomeoneWaits = (db: Kysely<Database>): Promise<void> =>
  expect
    .poll(
      async () => {
        const waiting = sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return (await waiting.execute(db)).rows.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
