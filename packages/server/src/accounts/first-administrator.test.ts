import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { findLoginAccount } from './account-store.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { inTurn } from './password.ts';

let storage: Storage;
let dataDir: string;
beforeAll(async () => {
  storage = await databaseForTest();
  dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-admin-'));
});
afterAll(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true });
});

const isRight = async (password: string): Promise<boolean> => {
  const account = await findLoginAccount(storage.db, 'admin');
  return inTurn('test', (look) => look(account?.passwordHash ?? null, password));
};

describe('ensureAdministrator', () => {
  it('makes one with a password shown once and kept in a file for the program’s user', async () => {
    const made = await ensureAdministrator(storage.db, { adminPassword: null, dataDir });
    if (made.kind !== 'createdWithPassword') throw new Error(made.kind);
    expect(await readFile(made.file, 'utf8')).toBe(`${made.password}\n`);
    expect((await stat(made.file)).mode & 0o777).toBe(0o600);
    const account = await findLoginAccount(storage.db, 'admin');
    expect(account?.kind).toBe('admin');
    expect(await isRight(made.password)).toBe(true);
    expect(await ensureAdministrator(storage.db, { adminPassword: 'another', dataDir })).toEqual({
      kind: 'existed',
    });
  });

  it('refuses a configured password that is easily guessed, as long as it would be used', async () => {
    const ensure = (adminPassword: string) => ensureAdministrator(storage.db, { adminPassword, dataDir });
    expect(await ensure('short')).toEqual({ kind: 'existed' });
    await storage.db.deleteFrom('account').execute();
    for (const weak of ['short', 'Password1', 'admin2026'])
      await expect(ensure(weak)).rejects.toThrow(/ADMIN_PASSWORD/);
    expect(await findLoginAccount(storage.db, 'admin')).toBeNull();
  });

  it('takes the configured password', async () => {
    await storage.db.deleteFrom('account').execute();
    expect(await ensureAdministrator(storage.db, { adminPassword: 'chosen-1', dataDir })).toEqual({
      kind: 'created',
    });
    expect(await isRight('chosen-1')).toBe(true);
  });
});
