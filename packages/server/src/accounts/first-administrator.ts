// An installation begins with one administrator, `admin`. Without ADMIN_PASSWORD its password is made up,
// told once and kept in a file that only the program's user can read.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { hashPassword } from './password.ts';

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
    await insertAdministrator(db, adminPassword);
    return { kind: 'created' };
  }
  const password = randomBytes(12).toString('base64url');
  const file = join(dataDir, 'admin-password');
  // The file first: an account whose password nobody knows would be worse than a file too many.
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await insertAdministrator(db, password);
  return { kind: 'createdWithPassword', password, file };
};

const hasAdministrator = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('kind', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;

const insertAdministrator = async (db: Kysely<Database>, password: string): Promise<void> => {
  await db
    .insertInto('account')
    .values({
      username: 'admin',
      username_key: 'admin',
      password_hash: await hashPassword(password),
      full_name: 'Administrator',
      telephone: null,
      email: null,
      kind: 'admin',
      time_zone: 'Etc/UTC',
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .execute();
};
