// Deletes old sessions and the counts of old logins.
import { dayMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Strangers who guess create rows, even for names that nobody has: there are never many more rows than this. */
const failuresKept = 100_000;
const sessionsKeptMs = 30 * dayMs;
/** An owner with a remembered session may log in once a year. */
const addressesKnownMs = 400 * dayMs;

export const forgetOldLogins = async (db: Db, at: Date): Promise<void> => {
  const before = (ageMs: number): Date => new Date(at.getTime() - ageMs);
  await db.deleteFrom('session').where('expires_at', '<', before(sessionsKeptMs)).execute();
  await db
    .deleteFrom('login_failure')
    .where('subject', 'like', 'known:%')
    .where('last_at', '<', before(addressesKnownMs))
    .execute();
  // Every level has fallen to 0 by then.
  await db
    .deleteFrom('login_failure')
    .where('subject', 'not like', 'known:%')
    .where('last_at', '<', before(dayMs))
    .execute();
  await sql`delete from login_failure where subject in (
    select subject from login_failure where subject not like 'known:%'
    order by level desc, last_at desc offset ${failuresKept})`.execute(db);
};
