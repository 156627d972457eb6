// Requests for a new password, by usernames that somebody has or nobody has.
import { hourMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Whoever asks for a link wants it soon: later it would only surprise. */
const keptMs = hourMs;
/** More than the limits of addresses let through, but for very many addresses. */
const mostWaiting = 5_000;

export type PasswordRequest = {
  readonly usernameKey: string;
  readonly lang: string;
  readonly at: Date;
};

/** One statement for every name, whether anybody has it or not. While too many wait, none is added. */
export const addPasswordRequest = async (
  db: Db,
  { usernameKey, lang, at }: PasswordRequest,
): Promise<void> => {
  await sql`insert into password_request (username_key, lang, created_at)
    select ${usernameKey}::text, ${lang}::text, ${at}::timestamptz
    where (select count(*) from (select 1 from password_request limit ${mostWaiting}) as waiting) < ${mostWaiting}`.execute(
    db,
  );
};

export const deleteOldRequests = async (db: Db, at: Date): Promise<void> => {
  await db
    .deleteFrom('password_request')
    .where('created_at', '<', new Date(at.getTime() - keptMs))
    .execute();
};

/** Takes the oldest request that no other process has taken. */
export const takePasswordRequest = async (trx: Db): Promise<{ username_key: string } | null> => {
  const { rows } = await sql<{ username_key: string }>`delete from password_request where id = (
      select id from password_request order by id limit 1 for update skip locked)
    returning username_key`.execute(trx);
  return rows[0] ?? null;
};
