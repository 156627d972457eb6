import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { attemptSucceeded, beginAttempt } from './login-throttle.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const at = new Date('2026-03-10T12:00:00Z');
const begin = (usernameKey: string, address: string): Promise<number> =>
  beginAttempt(storage.db, { usernameKey, address, at });

/** From an address of its own each. */
const guessFromEverywhere = async (usernameKey: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) await begin(usernameKey, `198.51.100.${time}`);
};

describe('login throttle', () => {
  it('does not lock the owner out at home while others guess elsewhere', async () => {
    const home = { usernameKey: 'ada', address: '192.0.2.1', at };
    await beginAttempt(storage.db, home);
    await attemptSucceeded(storage.db, home);
    await guessFromEverywhere('ada', 60);
    expect(await begin('ada', '203.0.113.9')).toBeGreaterThan(0);
    expect(await begin('ada', '192.0.2.1')).toBe(0);
  });

  it('slows an address down that guesses at many accounts, and no other', async () => {
    for (let time = 0; time < 30; time++) expect(await begin(`victim_${time}`, '203.0.113.1')).toBe(0);
    expect(await begin('victim_99', '203.0.113.1')).toBe(30_000);
    const refused = storage.db
      .selectFrom('login_failure')
      .select('subject')
      .where('subject', 'like', '%victim_99%');
    expect(await refused.execute()).toEqual([]);
    expect(await begin('victim_99', '203.0.113.2')).toBe(0);
  });

  it('does not count what is refused, so that waiting ends', async () => {
    for (let time = 0; time < 5; time++) await begin('bob', '203.0.113.3');
    for (let time = 0; time < 5; time++) expect(await begin('bob', '203.0.113.3')).toBe(30_000);
  });
});
