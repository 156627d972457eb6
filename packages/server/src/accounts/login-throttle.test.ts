import { minuteMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { forgetOldLogins } from './forget-logins.ts';
import { type Attempt, attemptPassword } from './login-throttle.ts';
import { hashPassword } from './password.ts';

const password = 'four plain words';
let passwordHash: string;
let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
  passwordHash = await hashPassword(password);
});
afterAll(() => storage.close());

const startMs = Date.parse('2026-03-10T12:00:00Z');

type Try = { readonly address: string; readonly afterMs?: number; readonly kind?: Attempt['of']['kind'] };

const attempt = (key: string, given: string, { address, afterMs = 0, kind = 'account' }: Try) =>
  attemptPassword(
    storage.db,
    { of: { kind, key }, address, at: new Date(startMs + afterMs) },
    { passwordHash, password: given },
  );
const guess = (key: string, where: Try) => attempt(key, 'not it', where);
const logIn = (key: string, where: Try) => attempt(key, password, where);

/** How many guesses of a day were looked at, one every minute, from the addresses in turn. */
const guessAllDay = async (key: string, addresses: readonly string[]): Promise<number> => {
  let looked = 0;
  for (let minute = 0; minute < 24 * 60; minute++) {
    const address = addresses[minute % addresses.length] ?? '';
    const { kind } = await guess(key, { address, afterMs: minute * minuteMs });
    if (kind === 'wrong') looked += 1;
  }
  return looked;
};

const everywhere = Array.from({ length: 60 }, (_, host) => `198.51.100.${host}`);

describe('login throttle', () => {
  it.each([
    ['one address', 'ada_1', ['203.0.113.50']],
    ['sixty', 'ada_2', everywhere],
  ])('looks at fewer than a hundred guesses a day at an account from %s', async (_, key, addresses) => {
    const looked = await guessAllDay(key, addresses);
    expect(looked).toBeLessThan(100);
    expect(looked).toBeGreaterThan(20);
  });

  it('does not lock the owner out at home while others guess elsewhere', async () => {
    const home = { address: '192.0.2.1' };
    expect(await logIn('grace', home)).toEqual({ kind: 'right' });
    for (const address of everywhere.slice(0, 30)) await guess('grace', { address });
    expect(await guess('grace', { address: '203.0.113.9' })).toMatchObject({ kind: 'throttled' });
    expect(await logIn('grace', home)).toEqual({ kind: 'right' });
    // The owner's own logins at home give a guesser there nothing new each time.
    let looked = 0;
    for (let hour = 0; hour < 24; hour++) {
      for (let time = 0; time < 6; time++) {
        const where = { ...home, afterMs: (hour * 60 + time) * minuteMs };
        if ((await guess('grace', where)).kind === 'wrong') looked += 1;
      }
      await logIn('grace', { ...home, afterMs: (hour * 60 + 40) * minuteMs });
    }
    expect(looked).toBeLessThan(50);
  });

  it('lets the owner in from elsewhere once guessing is over', async () => {
    for (const address of everywhere.slice(0, 30)) await guess('joan', { address });
    const elsewhere = { address: '203.0.113.10' };
    const refused = await logIn('joan', elsewhere);
    if (refused.kind !== 'throttled') throw new Error(refused.kind);
    expect(refused.waitMs).toBeLessThanOrEqual(60 * minuteMs);
    expect(await logIn('joan', { ...elsewhere, afterMs: refused.waitMs })).toEqual({ kind: 'right' });
  });

  it('slows down an address that guesses at many accounts, and no other', async () => {
    const guesser = { address: '203.0.113.1' };
    for (let time = 0; time < 50; time++) expect((await guess(`victim_${time}`, guesser)).kind).toBe('wrong');
    expect(await guess('victim_99', guesser)).toEqual({ kind: 'throttled', waitMs: 6 * minuteMs });
    const rows = storage.db.selectFrom('login_failure').select('subject');
    expect(await rows.where('subject', 'like', '%victim_99%').execute()).toEqual([]);
    expect((await guess('victim_99', { address: '203.0.113.2' })).kind).toBe('wrong');
  });

  it('does not count what is refused, so that waiting ends', async () => {
    const where = { address: '203.0.113.3' };
    for (let time = 0; time < 5; time++) await guess('bob', where);
    for (let time = 0; time < 5; time++)
      expect(await guess('bob', where)).toEqual({ kind: 'throttled', waitMs: 30_000 });
  });

  it('does not close a public page to new visitors for a few wrong passwords', async () => {
    for (const address of everywhere) await guess('12', { address, kind: 'page' });
    expect(await logIn('12', { address: '203.0.113.11', kind: 'page' })).toEqual({ kind: 'right' });
  });

  it('forgets what counts no more, and never whose addresses are known', async () => {
    await logIn('home', { address: '192.0.2.77' });
    await forgetOldLogins(storage.db, new Date(startMs + 3 * 24 * 60 * minuteMs));
    const left = await storage.db.selectFrom('login_failure').select('subject').execute();
    expect(left.filter(({ subject }) => !subject.startsWith('known:'))).toEqual([]);
    expect(left.map(({ subject }) => subject)).toContain('known:account:home 192.0.2.77');
  });
});
