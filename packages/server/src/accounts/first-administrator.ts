// An installation begins with one administrator, `admin`. Without ADMIN_PASSWORD its password is made up,
// shown once and kept in a file that only the program's user can read.
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validation } from '@ohmstead/contract';
import { faultOfPassword } from '@ohmstead/contract/new-password';
import type { Kysely } from 'kysely';
import { SettingUnusable } from '../config/config.ts';
import { makeDurableFolder } from '../storage/make-durable-folder.ts';
import type { Database } from '../storage/schema.ts';
import { syncPath } from '../storage/sync-path.ts';
import { hashPassword } from './password.ts';

const username = 'admin';

export type FirstAdministrator =
  | { readonly kind: 'existed' | 'created' }
  | { readonly kind: 'createdWithPassword'; readonly password: string; readonly file: string };

type Settings = { readonly adminPassword: string | null; readonly dataDir: string };

export const ensureAdministrator = async (
  db: Kysely<Database>,
  { adminPassword, dataDir }: Settings,
): Promise<FirstAdministrator> => {
  if (await hasAdministrator(db)) return { kind: 'existed' };
  if (adminPassword !== null) {
    refuseWeak(adminPassword);
    return (await insertAdministrator(db, adminPassword)) ? { kind: 'created' } : { kind: 'existed' };
  }
  const password = randomBytes(12).toString('base64url');
  const file = join(dataDir, 'admin-password');
  // The file first: an account whose password nobody knows would be worse than a file too many.
  await makeDurableFolder(dataDir);
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await syncPath(file);
  await syncPath(dataDir);
  if (await insertAdministrator(db, password)) return { kind: 'createdWithPassword', password, file };
  await rm(file);
  return { kind: 'existed' };
};

/** Called only where the password is used: a server that has its administrator ignores the setting. */
const refuseWeak = (password: string): void => {
  if (validation.password.safeParse(password).success && faultOfPassword(password, username) === null) return;
  throw new SettingUnusable(
    'ADMIN_PASSWORD is too easily guessed: it needs at least 8 characters, and must not be a common password or a name',
  );
};

const hasAdministrator = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('kind', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;

/** False: another server of the same database was faster. */
const insertAdministrator = async (db: Kysely<Database>, password: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account')
    .values({
      username,
      username_key: username,
      password_hash: await hashPassword(password),
      password_is_first: true,
      full_name: 'Administrator',
      telephone: null,
      email: null,
      kind: 'admin',
      time_zone: 'Etc/UTC',
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};
