import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import type { Storage } from '../storage/storage.ts';
import { openLeadership } from './leadership.ts';

const patience = { timeout: 10_000, interval: 20 };

describe('leadership', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
  });
  afterAll(() => storage.close());
  const server = () => openLeadership({ db: storage.db, log: silentLog });

  it('is of one server at a time, and passes on when that one stops', async () => {
    const [first, second] = [server(), server()];
    await first.start();
    await second.start();
    expect(second.term()).toBeNull();
    const term = first.term();
    expect(term?.aborted).toBe(false);
    await first.stop();
    expect(term?.aborted).toBe(true);
    await vi.waitFor(() => expect(second.term()?.aborted).toBe(false), patience);
    await second.stop();
  });

  it('passes on when its lease has ended, and the one before notices', async () => {
    const [first, second] = [server(), server()];
    await first.start();
    const term = first.term();
    await sql`update lease set held_until = clock_timestamp() - interval '1 second'`.execute(storage.db);
    await second.start();
    expect(second.term()?.aborted).toBe(false);
    await vi.waitFor(() => expect(term?.aborted).toBe(true), patience);
    expect(first.term()).toBeNull();
    await second.stop();
    await first.stop();
  });
});
