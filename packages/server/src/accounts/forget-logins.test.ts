import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { forgetOldLogins } from './forget-logins.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const at = new Date('2026-03-10T12:00:00Z');

describe('forgetOldLogins', () => {
  it('keeps a bounded number of counts, those of whom is guessed at most', async () => {
    await sql`insert into login_failure (subject, failures, level, last_at)
      select 'account:made_up_' || number, 1, 1, ${at} from generate_series(1, 100500) number`.execute(
      storage.db,
    );
    await sql`insert into login_failure (subject, failures, level, last_at)
      values ('account:ada', 25, 25, ${new Date(at.getTime() - 3_600_000)}),
        ('known:account:ada 192.0.2.1', 0, 0, ${at})`.execute(storage.db);
    await forgetOldLogins(storage.db, at);
    const kept = await sql<{ count: number; ada: number }>`select count(*)::integer as count,
      (count(*) filter (where subject like '%ada%'))::integer as ada from login_failure`.execute(storage.db);
    expect(kept.rows).toEqual([{ count: 100_001, ada: 2 }]);
  });
});
